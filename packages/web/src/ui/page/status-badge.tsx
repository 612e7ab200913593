import type { ReactNode } from 'react';
import { type Status, statusColors } from '../look/theme.ts';
import classes from './status-badge.module.css';

type Props = {
  status: Status;
  children: ReactNode;
  /** Long words break into two lines where there is little room. */
  wraps?: boolean;
};

/** A word with a mark in the colour of its meaning; the word tells it without the colour. */
export const StatusBadge = ({ status, children, wraps }: Props) => {
  const { ink, soft } = statusColors(status);
  return (
    <span className={classes.badge} data-wraps={wraps} style={{ color: ink, background: soft }}>
      {children}
    </span>
  );
};
