import { late } from '../../../ui/late/part.tsx';
import classes from './late-part.module.css';

/** The room of a chart that is not there yet. */
export const ChartSpace = () => <div className={classes.space} aria-busy />;

/** The chart, whose scales and lines no list needs. */
export const Chart = late(() => import('./part.tsx'), <ChartSpace />);
