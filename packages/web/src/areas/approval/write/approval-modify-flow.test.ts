import { type ApprovalDocument, emptyDocument } from '@portal/contract/approval';
import { expect, test } from 'vitest';
import { CallFailure } from '../../../platform/calls/failure.ts';
import { changeFiles, type FileItem } from '../../../ui/files/drop-items.ts';
import { type ModifyCalls, saveModification } from './approval-modify-flow.ts';

const message = '올릴 수 없는 형식의 파일입니다.';

type Stored = { isAsWritten: boolean; names: readonly string[]; isRetry?: boolean; known?: readonly number[] };

/** The state of two files after the request that contains both has failed; `stored` is what the server has then. */
const statesAfter = async (error: Error, stored?: Stored, thrown: Error | 'saved' = error): Promise<string[]> => {
  const files = ['도면.pdf', '견적.pdf'].map((name) => new File([name], name));
  let items: FileItem[] = changeFiles([], { kind: 'add', files });
  const calls: ModifyCalls = {
    modify: async () => ({}) as ApprovalDocument,
    modifyWithFiles: () => Promise.reject(error),
    removeFile: async () => undefined,
    read: async () =>
      ({
        attachedFiles: (stored?.names ?? []).map((name, id) => ({ id, name, size: new File([name], name).size })),
      }) as never,
  };
  const job = {
    calls,
    id: 7,
    version: 1,
    body: emptyDocument(1),
    files: items,
    removedFileIds: [],
    signal: new AbortController().signal,
    reasonOf: () => '끊김',
    onFile: (change: Parameters<typeof changeFiles>[1]) => {
      items = changeFiles(items, change);
    },
    isRetry: stored?.isRetry ?? true,
    knownFileIds: stored?.known ?? [],
    isAsWritten: () => stored?.isAsWritten === true,
  };
  expect(
    await saveModification(job).then(
      () => 'saved',
      (failure: unknown) => failure,
    ),
  ).toBe(thrown);
  return items.map(({ state, reason, isRefused }) => [state, reason, isRefused && 'refused'].filter(Boolean).join(' '));
};

test('only the file that the server names is refused, the other one waits', async () => {
  const errors = [{ path: '도면.pdf', code: 'file-kind', message } as const];
  const refusal = new CallFailure({ code: 'forbidden-file-type', status: 415, message, errors });
  expect(await statesAfter(refusal)).toEqual([`failed ${message} refused`, 'waiting']);
});

test('a document that was changed elsewhere leaves the files waiting', async () => {
  const conflict = new CallFailure({ code: 'changed-meanwhile', status: 409, message: '변경됨' });
  expect(await statesAfter(conflict)).toEqual(['waiting', 'waiting']);
  const names = ['도면.pdf', '견적.pdf'];
  expect(await statesAfter(conflict, { isAsWritten: false, names })).toEqual(['waiting', 'waiting']);
  expect(await statesAfter(conflict, { isAsWritten: true, names: ['도면.pdf'] })).toEqual(['waiting', 'waiting']);
  // Nor what had an answer, or files that were there before: they are others of the same name and size.
  expect(await statesAfter(conflict, { isAsWritten: true, names, isRetry: false })).toEqual(['waiting', 'waiting']);
  expect(await statesAfter(conflict, { isAsWritten: true, names, known: [1] })).toEqual(['waiting', 'waiting']);
});

test('what this form wrote although its answer was lost is no conflict with itself', async () => {
  const conflict = new CallFailure({ code: 'changed-meanwhile', status: 409, message: '변경됨' });
  const names = ['도면.pdf', '견적.pdf'];
  expect(await statesAfter(conflict, { isAsWritten: true, names }, 'saved')).toEqual(['sent', 'sent']);
});

test('a failed request is shown at both files', async () => {
  const lost = new CallFailure({ code: 'unreachable', status: 0, message: '끊김' });
  expect(await statesAfter(lost)).toEqual(['failed 끊김', 'failed 끊김']);
});
