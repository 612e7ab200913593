import { findDocumentDrive } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { documentKeys } from './api.ts';

/** Where a document stands by now that is not in the drive of its address: a manual moves with its document. */
export const useMoved = (driveId: number, docId: number): { isAsking: boolean; to: string | undefined } => {
  const { data, isPending } = useQuery({
    queryKey: [...documentKeys.all, 'drive of', docId],
    queryFn: ({ signal }) => call(findDocumentDrive, { params: { docId } }, { signal }),
    staleTime: 0,
    retry: false,
  });
  return { isAsking: isPending, to: data && data.driveId !== driveId ? String(data.driveId) : undefined };
};
