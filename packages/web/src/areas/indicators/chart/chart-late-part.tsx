import classes from './chart-late-part.module.css';

/** The room of a chart that is not there yet. */
export const ChartSpace = () => <div className={classes.space} aria-busy />;

export { Chart } from './indicator-chart-part.tsx';
