import type { ReactNode } from 'react';
import { type Status, statusColors } from '../look/theme.ts';
import classes from './status-badge.module.css';

type Props = {
  status: Status;
  children: ReactNode;
  /** Long texts wrap to two lines where there is little room. */
  wraps?: boolean;
};

/** A word with an icon in the colour of its meaning, which is clear without the colour. */
export const StatusBadge = ({ status, children, wraps }: Props) => {
  const { ink, soft } = statusColors(status);
  return (
    <span className={classes.badge} data-wraps={wraps} style={{ color: ink, background: soft }}>
      {children}
    </span>
  );
};
