import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = { message: string; hint?: string | undefined; children?: ReactNode };

/** Where something would stand: why there is nothing, what to do, and a way to do it. */
export const EmptyState = ({ message, hint, children }: Props) => (
  <div className={classes.empty}>
    <p className={classes.message}>{message}</p>
    {hint && <p className={classes.hint}>{hint}</p>}
    {children && <div className={classes.actions}>{children}</div>}
  </div>
);
