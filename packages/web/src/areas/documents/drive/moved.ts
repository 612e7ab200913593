import { findDocumentDrive } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { isFailure } from '../../../platform/failure.ts';
import { documentKeys } from './api.ts';

/** Where a document stands by now that is not in the drive of its address: a manual moves with its document. */
export const useMoved = (driveId: number, docId: number): { isAsking: boolean; to: string | undefined } => {
  const { data, error, isPending } = useQuery({
    queryKey: [...documentKeys.all, 'drive of', docId],
    queryFn: ({ signal }) => call(findDocumentDrive, { params: { docId } }, { signal }),
    staleTime: 0,
    retry: false,
  });
  // What could not be asked is asked again once the network is back; nothing is said to be gone meanwhile.
  const isAsking = isPending || (error !== null && !isFailure(error, 'not-found'));
  return { isAsking, to: data && data.driveId !== driveId ? String(data.driveId) : undefined };
};
