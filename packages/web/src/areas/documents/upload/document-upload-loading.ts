import type { Drive } from '@portal/contract/documents';
import type { QueryClient } from '@tanstack/react-query';
import { recordIdIn } from '../../../platform/record-id.ts';
import { ledAway } from '../../../ui/page/led-away.ts';
import { documentAt } from '../drive/drive-moved.ts';
import { driveIn } from '../list/document-list-prefetch.ts';
import { mayGo, type UploadWay, wayOf } from './upload-way.ts';

/** What the address of an upload holds: the kind, and the document that gets a further revision. */
export type UploadSearch = { docType?: unknown; docId?: unknown };

/** The drive and the form of an upload; whoever may not bring it is told so and led to the list of the drive. */
export const loadUpload = async (
  queryClient: QueryClient,
  address: string,
  search: UploadSearch,
): Promise<{ drive: Drive; way: UploadWay }> => {
  const drive = await driveIn(queryClient, address);
  const document =
    search.docId === undefined
      ? undefined
      : await documentAt(queryClient, drive.id, recordIdIn(String(search.docId)), (driveId) => ({
          to: '/documentcenter/upload/$driveId',
          params: { driveId },
          search,
        }));
  const way = wayOf(drive, search, document);
  if (mayGo(drive, way)) return { drive, way };
  throw ledAway({ to: '/documentcenter/list/$driveId', params: { driveId: String(drive.id) } });
};
