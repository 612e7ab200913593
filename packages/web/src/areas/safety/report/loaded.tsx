import type { Report } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { reportQuery } from './api.ts';
import { ReportFailure } from './failure.tsx';

type Props = { id: number; children: (report: Report) => ReactNode };

/** Shows a report once it is there; it is asked for again on focus. */
export const ReportLoaded = ({ id, children }: Props) => {
  const asked = useQuery({
    ...reportQuery(id),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  return (
    <HeldRecord asked={asked} failure={(error) => <ReportFailure error={error} onRetry={() => void asked.refetch()} />}>
      {children}
    </HeldRecord>
  );
};
