import type { Report } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFailure } from '../../../platform/failure.ts';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { reportQuery } from './api.ts';
import { ReportFailure } from './failure.tsx';

type Props = { id: number; children: (report: Report) => ReactNode };

/** Shows a report once it is there; it is asked for again on focus. */
export const ReportLoaded = ({ id, children }: Props) => {
  const { data, error, refetch } = useQuery({
    ...reportQuery(id),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  // Whoever lost the right to read it shall not go on reading what was there.
  const refused = isFailure(error) && (error.status === 401 || error.status === 404);
  if (data && !refused) return children(data);
  return error ? <ReportFailure error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
};
