import type { ReactNode } from 'react';
import classes from './report-section.module.css';

type Props = { span?: 2 | 4 | 6 | undefined; children: ReactNode };

/** The place of a field among the six columns of a section. */
export const Cell = ({ span, children }: Props) => (
  <div className={classes.cell} data-span={span}>
    {children}
  </div>
);
