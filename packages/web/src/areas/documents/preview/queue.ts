import type { DriveDocument } from '@portal/contract/documents';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useQueue } from '../../../ui/queue/use.ts';
import { type DocumentPlace, previewedQuery, previewFileQuery } from './api.ts';

const waits = ({ isRead }: DriveDocument): boolean => !isRead;

/** What I must read and a document of it: the queue tells the drive beside each, since an address needs both. */
export const useReadingQueue = ({ docId }: DocumentPlace, queue: string | undefined) => {
  const queryClient = useQueryClient();
  return useQueue({
    id: docId,
    queue,
    recordOf: ({ id, where }) => previewedQuery({ driveId: where, docId: id }),
    waits,
    bringMore: ({ id, driveId, revision }) =>
      void queryClient.prefetchQuery(previewFileQuery({ driveId, docId: id }, revision.id)),
    linkOf: ({ id, where }, text) =>
      linkOptions({
        to: '/documentcenter/preview/$driveId/$docId',
        params: { driveId: String(where), docId: String(id) },
        search: { queue: text },
      }),
    list: linkOptions({ to: '/documentcenter' }),
  });
};
