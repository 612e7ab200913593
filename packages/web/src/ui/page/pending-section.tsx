import { type ReactNode, useEffect, useState } from 'react';
import { FailureNote } from './failure-note.tsx';
import { PageSection } from './page-panel.tsx';
import classes from './pending-section.module.css';

const SLOW_AFTER_MS = 400;

/** What is there soon is not announced by what would only flash. */
const useIsSlow = (): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
};

/** What is asked for, as a query tells it. */
export type Asked = {
  error: Error | null;
  isLoading: boolean;
  /** How often it failed: in the place of a failure stands what comes in its stead. */
  errorUpdateCount: number;
  refetch: () => Promise<unknown>;
};

/** What stands in the place of something that is not there: nothing at first, then that it is on its way, or why it did not come. */
const usePending = ({ error, isLoading, errorUpdateCount, refetch }: Asked): ReactNode => {
  const isSlow = useIsSlow();
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  return isLoading && (isSlow || errorUpdateCount > 0) ? <div className={classes.bone} aria-hidden /> : null;
};

/** For a part that has its heading. */
export const Pending = (asked: Asked): ReactNode => usePending(asked);

type Props = { id: string; heading: string; link?: ReactNode; asked: Asked };

/** The place of a section whose rows are not there. */
export const PendingSection = ({ id, heading, link, asked }: Props): ReactNode => {
  const body = usePending(asked);
  return (
    body && (
      <PageSection id={id} heading={heading} link={link}>
        {body}
      </PageSection>
    )
  );
};
