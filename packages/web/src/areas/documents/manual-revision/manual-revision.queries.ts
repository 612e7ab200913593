import {
  type AuthorityBody,
  changeManualRevision,
  compareManualRevisions,
  deleteManualRevision,
  downloadAuthorityLetter,
  downloadManualRevision,
  exportManualComparison,
  getManual,
  getManualRevision,
  listManualRevisions,
  type Manual,
  type ManualRevision,
  type ManualRevisionBody,
  prepareManualRevision,
  type ScheduleBody,
  type SendRevisionBody,
  scheduleManualRevision,
  sendManualRevision,
  setRevisionAuthority,
  withdrawManualRevision,
} from '@portal/contract/documents';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { isFailure } from '../../../platform/calls/failure.ts';
import { download } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { documentKeys } from '../document/document.queries.ts';

/** A manual as addresses name it. */
export type ManualAt = { driveId: number; manualId: number };

const keyOf = ({ driveId, manualId }: ManualAt) => [...documentKeys.all, 'manual', driveId, manualId];
const paramsOf = ({ driveId, manualId }: ManualAt) => ({ id: driveId, mid: manualId });

export const manualAtQuery = (at: ManualAt) =>
  queryOptions({
    queryKey: keyOf(at),
    queryFn: ({ signal }): Promise<Manual> => call(getManual, { params: paramsOf(at) }, { signal }),
  });

export const manualRevisionsQuery = (at: ManualAt) =>
  queryOptions({
    queryKey: [...keyOf(at), 'revisions'],
    queryFn: ({ signal }): Promise<ManualRevision[]> => call(listManualRevisions, { params: paramsOf(at) }, { signal }),
  });

/** The revision in force on a day, as an array of one or none. */
export const revisionOnQuery = (at: ManualAt, on: string) =>
  queryOptions({
    queryKey: [...keyOf(at), 'on', on],
    queryFn: ({ signal }): Promise<ManualRevision[]> =>
      call(listManualRevisions, { params: paramsOf(at), query: { on } }, { signal }),
    enabled: on !== '',
  });

export const manualRevisionQuery = (at: ManualAt, revId: number) =>
  queryOptions({
    queryKey: [...keyOf(at), 'revision', revId],
    queryFn: ({ signal }): Promise<ManualRevision> =>
      call(getManualRevision, { params: { ...paramsOf(at), revId } }, { signal }),
  });

export type Compared = { from: number; to: number };

export const comparisonQuery = (at: ManualAt, { from, to }: Compared) =>
  queryOptions({
    queryKey: [...keyOf(at), 'compare', from, to],
    queryFn: ({ signal }) => call(compareManualRevisions, { params: paramsOf(at), query: { from, to } }, { signal }),
    enabled: from > 0 && to > 0 && from !== to,
    retry: false,
  });

export const saveComparison = (at: ManualAt, query: Compared): Promise<void> =>
  download(exportManualComparison, { params: paramsOf(at), query });

/** A revision in its present state. */
export type RevisionAt = ManualAt & { revision: ManualRevision };

const byRevision = ({ revision, ...at }: RevisionAt) => ({ ...paramsOf(at), revId: revision.id });
const seen = ({ revision }: RevisionAt) => ({ ifMatch: revision.lockVersion });

export const saveRevisionFile = (at: ManualAt, revId: number): Promise<void> =>
  download(downloadManualRevision, { params: { ...paramsOf(at), revId } });

export const saveLetter = (at: ManualAt, revId: number): Promise<void> =>
  download(downloadAuthorityLetter, { params: { ...paramsOf(at), revId } });

export const prepare = (
  at: ManualAt,
  { body, file, idempotencyKey }: { body: ManualRevisionBody; file: File; idempotencyKey: string },
): Promise<ManualRevision> =>
  upload(prepareManualRevision, {
    params: paramsOf(at),
    files: [file],
    json: { name: 'revision', value: body },
    idempotencyKey,
  });

export const change = (of: RevisionAt, body: ManualRevisionBody, file: File | undefined): Promise<ManualRevision> =>
  file
    ? upload(changeManualRevision, {
        params: byRevision(of),
        files: [file],
        json: { name: 'revision', value: body },
        ...seen(of),
      })
    : call(changeManualRevision, { params: byRevision(of), body }, seen(of));

export const remove = (of: RevisionAt): Promise<void> =>
  call(deleteManualRevision, { params: byRevision(of) }, seen(of));

export const send = (of: RevisionAt, body: SendRevisionBody, idempotencyKey: string): Promise<ManualRevision> =>
  call(sendManualRevision, { params: byRevision(of), body }, { ...seen(of), idempotencyKey });

export const setAuthority = (of: RevisionAt, body: AuthorityBody, letter: File | undefined): Promise<ManualRevision> =>
  letter
    ? upload(setRevisionAuthority, {
        params: byRevision(of),
        files: [letter],
        json: { name: 'authority', value: body },
        ...seen(of),
      })
    : call(setRevisionAuthority, { params: byRevision(of), body }, seen(of));

export const schedule = (of: RevisionAt, body: ScheduleBody): Promise<ManualRevision> =>
  call(scheduleManualRevision, { params: byRevision(of), body }, seen(of));

export const withdraw = (of: RevisionAt, reason: string): Promise<ManualRevision> =>
  call(withdrawManualRevision, { params: byRevision(of), body: { reason } }, seen(of));

/** Acts on revisions refetch the whole area: lists, documents and required reading depend on them. */
export const revisionMeta = { refreshes: [documentKeys.all], ownErrors: true };

const orNotFound = (error: unknown): never => {
  throw isFailure(error, 'not-found') ? notFound() : error;
};

/** The manual of an address. */
export const loadManualAt = async (
  queryClient: QueryClient,
  address: { driveId: string; manualId: string },
): Promise<ManualAt> => {
  const at = { driveId: recordIdIn(address.driveId), manualId: recordIdIn(address.manualId) };
  void queryClient.prefetchQuery(manualRevisionsQuery(at));
  await queryClient.fetchQuery(manualAtQuery(at)).catch(orNotFound);
  return at;
};

/** The revision of an address, with its manual. */
export const loadRevisionAt = async (
  queryClient: QueryClient,
  address: { driveId: string; manualId: string; revId: string },
): Promise<ManualAt & { revId: number }> => {
  const at = await loadManualAt(queryClient, address);
  const revId = recordIdIn(address.revId);
  await queryClient.fetchQuery(manualRevisionQuery(at, revId)).catch(orNotFound);
  return { ...at, revId };
};
