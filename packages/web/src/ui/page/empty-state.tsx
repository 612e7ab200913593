import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = { message: string; hint?: string | undefined; children?: ReactNode };

/** Shown instead of content: why there is none, what to do, and a button for it. */
export const EmptyState = ({ message, hint, children }: Props) => (
  <div className={classes.empty}>
    <p className={classes.message}>{message}</p>
    {hint && <p className={classes.hint}>{hint}</p>}
    {children && <div className={classes.actions}>{children}</div>}
  </div>
);
