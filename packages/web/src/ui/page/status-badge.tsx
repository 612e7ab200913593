import type { ReactNode } from 'react';
import { type Status, statusColors } from '../look/theme.ts';
import classes from './status-badge.module.css';

type Props = { status: Status; children: ReactNode };

/** A word with a mark in the colour of its meaning; the word tells it without the colour. */
export const StatusBadge = ({ status, children }: Props) => {
  const { ink, soft } = statusColors(status);
  return (
    <span className={classes.badge} style={{ color: ink, background: soft }}>
      {children}
    </span>
  );
};
