import type { ApprovalDocument } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFailure } from '../../../platform/failure.ts';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { ViewFailure } from '../view/failure.tsx';
import { documentThroughQuery } from './api.ts';

type Props = {
  id: number;
  linkedDocId?: number | undefined;
  /** Where one goes whom it is refused. */
  onRefused?: (() => void) | undefined;
  children: (document: ApprovalDocument) => ReactNode;
};

/** Shows a document once it is there; it is asked for again on focus, so that a turn shows soon. */
export const DocumentLoaded = ({ id, linkedDocId, onRefused, children }: Props) => {
  const { data, error, refetch } = useQuery({
    ...documentThroughQuery(id, linkedDocId),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  // Whoever lost the right to read it shall not go on reading what was there.
  const refused = isFailure(error) && (error.status === 401 || error.status === 404);
  if (data && !refused) return children(data);
  return error ? (
    <ViewFailure error={error} onRetry={() => void refetch()} onRefused={onRefused} />
  ) : (
    <RecordSkeleton />
  );
};
