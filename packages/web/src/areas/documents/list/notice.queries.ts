import { deleteNotice, getNotice, type Notice, type NoticeBody, saveNotice } from '@portal/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { documentKeys } from '../document/document.queries.ts';

/** The notice of a drive; null if there is none. */
export const noticeQuery = (driveId: number) =>
  queryOptions({
    queryKey: documentKeys.notice(driveId),
    queryFn: ({ signal }): Promise<Notice | null> => call(getNotice, { params: { id: driveId } }, { signal }),
  });

/** The notice to edit, by its drive: of version 0 if there is none. */
export type OwnNotice = NoticeBody & { id: number; version: number };

export const ownNotice = (driveId: number, notice: Notice | null): OwnNotice => ({
  id: driveId,
  version: notice?.version ?? 0,
  title: notice?.title ?? '',
  content: notice?.content ?? '',
});

const save = async ({ id, version }: { id: number; version: number }, body: NoticeBody): Promise<OwnNotice> =>
  ownNotice(id, await call(saveNotice, { params: { id }, body }, { ifMatch: version }));

/** A drive has one notice or none, so saving always changes it, and a deleted one can be saved again. */
export const noticeCalls = (driveId: number): RecordCalls<NoticeBody, OwnNotice> => ({
  formOf: ({ title, content }) => ({ title, content }),
  create: (form) => save({ id: driveId, version: 0 }, form),
  change: save,
  read: async (id) => ownNotice(id, await call(getNotice, { params: { id } })),
  refreshes: [documentKeys.notice(driveId)],
});

export const removeNotice = (driveId: number, { version }: Notice): Promise<void> =>
  call(deleteNotice, { params: { id: driveId } }, { ifMatch: version });
