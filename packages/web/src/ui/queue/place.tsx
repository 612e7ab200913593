import type { ReactNode } from 'react';
import classes from './place.module.css';
import type { QueueBarProps } from './queue-bar.tsx';
import { QueueBar } from './queue-bar.tsx';

type Props = { queue: QueueBarProps | undefined; children: ReactNode };

/** The place of a record in its queue, where it stands in one; it comes after the record itself. */
export const QueuePosition = ({ queue }: Pick<Props, 'queue'>) => queue && <QueueBar {...queue} />;

/** The line above the name of a record: the way back, and its place in the queue. */
export const QueueLine = ({ queue, children }: Props) => (
  <div className={classes.line}>
    {children}
    <QueuePosition queue={queue} />
  </div>
);
