import { type ReactNode, useEffect, useState } from 'react';
import { FailureNote } from './failure-note.tsx';
import { PageSection } from './page-panel.tsx';
import classes from './pending-section.module.css';

const SLOW_AFTER_MS = 400;

/** A loading state is announced only after a delay, since it would otherwise just flash. */
const useIsSlow = (): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
};

/** The query results that a section needs. */
export type QueryState = {
  error: Error | null;
  isLoading: boolean;
  /** The number of failures: after a failure its message stays until the data arrive. */
  errorUpdateCount: number;
  refetch: () => Promise<unknown>;
};

/** What to show while data are missing: nothing at first, then that they are loading, or why loading failed. */
const usePending = ({ error, isLoading, errorUpdateCount, refetch }: QueryState): ReactNode => {
  const isSlow = useIsSlow();
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  return isLoading && (isSlow || errorUpdateCount > 0) ? <div className={classes.bone} aria-hidden /> : null;
};

/** For a part that has its heading. */
export const Pending = (query: QueryState): ReactNode => usePending(query);

type Props = { id: string; heading: string; link?: ReactNode; query: QueryState };

/** A placeholder for a section without data. */
export const PendingSection = ({ id, heading, link, query }: Props): ReactNode => {
  const body = usePending(query);
  return (
    body && (
      <PageSection id={id} heading={heading} link={link}>
        {body}
      </PageSection>
    )
  );
};
