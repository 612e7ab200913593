import type { ApprovalDocument } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { ViewFailure } from '../view/approval-view-failure.tsx';
import { documentThroughQuery } from './approval-document.queries.ts';

type Props = {
  id: number;
  linkedDocId?: number | undefined;
  /** Where one goes whom it is refused. */
  onRefused?: (() => void) | undefined;
  children: (document: ApprovalDocument) => ReactNode;
};

/** Shows a document once it is there; it is asked for again on focus, so that a turn shows soon. */
export const DocumentLoaded = ({ id, linkedDocId, onRefused, children }: Props) => {
  const asked = useQuery({
    ...documentThroughQuery(id, linkedDocId),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  return (
    <HeldRecord
      asked={asked}
      failure={(error) => <ViewFailure error={error} onRetry={() => void asked.refetch()} onRefused={onRefused} />}
    >
      {children}
    </HeldRecord>
  );
};
