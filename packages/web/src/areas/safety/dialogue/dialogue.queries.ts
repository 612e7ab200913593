import {
  deleteEntry,
  downloadEntryFile,
  getDialogue,
  listReports,
  markDialogueRead,
  writeEntry,
  type writtenKinds,
} from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { download } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import { partOf, safetyKeys } from '../safety.queries.ts';

export const dialogueQuery = (id: number) =>
  queryOptions({
    queryKey: [...safetyKeys.report(id), 'dialogue'],
    queryFn: ({ signal }) => call(getDialogue, { params: { id } }, { signal }),
    ...partOf({ family: 'reports', id }),
    refetchOnWindowFocus: 'always',
  });

type Written = {
  id: number;
  content: string;
  kind: (typeof writtenKinds)[number];
  files: readonly File[];
  idempotencyKey: string;
};

/** An entry with its files in one call, so that both are stored or neither. */
export const writeMutation = mutationOptions({
  mutationFn: ({ id, content, kind, files, idempotencyKey }: Written) => {
    const params = { id };
    const body = { content, kind };
    if (files.length === 0) return call(writeEntry, { params, body }, { idempotencyKey });
    return upload(writeEntry, { params, files, json: { name: 'message', value: body }, idempotencyKey });
  },
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});

export const markReadMutation = mutationOptions({
  mutationFn: ({ id, lastSeen }: { id: number; lastSeen: number }) =>
    call(markDialogueRead, { params: { id }, body: { lastSeen } }),
  meta: { refreshes: [safetyKeys.counts, safetyKeys.list], ownErrors: true },
});

export const deleteMutation = mutationOptions({
  mutationFn: ({ id, entryId }: { id: number; entryId: number }) => call(deleteEntry, { params: { id, entryId } }),
  meta: { refreshes: [safetyKeys.all] },
});

export const saveEntryFile = (id: number, fileId: number): Promise<void> =>
  download(downloadEntryFile, { params: { id, fileId } });

const SHOWN = 5;

/** My reports with something to read in their dialogue. */
export const newsQuery = queryOptions({
  queryKey: [...safetyKeys.list, 'has-news'],
  queryFn: ({ signal }) => call(listReports, { query: { hasNews: true, limit: SHOWN } }, { signal }),
  refetchInterval: POLL_MS,
});

/** Reports with unanswered entries of their reporters, for people who may answer. */
export const awaitsReplyQuery = queryOptions({
  queryKey: [...safetyKeys.list, 'awaits-reply'],
  queryFn: ({ signal }) => call(listReports, { query: { awaitsReply: true, limit: SHOWN } }, { signal }),
});
