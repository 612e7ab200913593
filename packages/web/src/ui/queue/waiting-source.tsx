import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailureNote } from '../page/failure-note.tsx';
import type { QueryState } from '../page/pending-section.tsx';
import classes from './waiting-list.module.css';
import { useWaiting, type WaitingRows } from './waiting-strip.tsx';

type Props<Row> = WaitingRows<Row> & {
  /** The name of the list among what waits. */
  name: string;
  heading: string;
  /** The number of its entries as people read it. */
  count?: string | undefined;
  /** The list that holds them all, where there is one. */
  to?: LinkProps | undefined;
  /** That it has changed, with the way to see the changes. */
  news?: ReactNode;
  query: QueryState;
};

/**
 * One kind of what waits: it reports its rows to the one list, and shows how many there are with the way to all of
 * them, or why they could not be loaded; nothing where there are none.
 */
export const WaitingSource = <Row,>({ name, heading, count, to, news, query, ...given }: Props<Row>) => {
  useWaiting(name, given);
  const { error, refetch } = query;
  if (error && given.rows === undefined)
    return (
      <li className={classes.failure}>
        <b>{heading}</b>
        <FailureNote error={error} onRetry={() => void refetch()} />
      </li>
    );
  if (given.rows === undefined || given.rows.length === 0) return null;
  const label = (
    <>
      {heading} <b>{count}</b>
    </>
  );
  return (
    <li className={classes.kind}>
      {to ? <Link {...to}>{label}</Link> : <span>{label}</span>}
      {news}
    </li>
  );
};
