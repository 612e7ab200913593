import { describe, expect, test } from 'vitest';
import { CallFailure } from '../../../platform/calls/failure.ts';
import { changeFiles, type FileItem } from '../../files/drop-items.ts';
import { type DraftCalls, type SaveJob, saveDraft, submitDraft, type Written } from './draft-save.ts';

type Body = { title: string };
type Job = SaveJob<Body, Written>;

const file = (name: string) => new File(['x'], name);
const failure = (code: CallFailure['code'], status: number) => new CallFailure({ code, status, message: code });

/** A server that records the calls and counts versions like the real one. */
const givenServer = (fails: Partial<Record<string, Error>> = {}) => {
  const requests: string[] = [];
  let version = 0;
  const answer = (call: string, raises = false): Written => {
    requests.push(call);
    const error = fails[call];
    if (error) throw error;
    if (raises) version += 1;
    return { id: 7, version, attachedFiles: [] };
  };
  const calls: DraftCalls<Body, Written> = {
    create: async (_, key) => answer(`create ${key}`, true),
    update: async (id, _, from) => answer(`update ${id} from ${from}`, true),
    read: async (id) => answer(`read ${id}`),
    removeFile: async (id, fileId) => answer(`remove ${fileId} of ${id}`, true),
    fetchFile: async () => ({ name: '', content: new Blob() }),
    sendFile: async (id, { name }, { onProgress }) => {
      onProgress(0.5);
      answer(`send ${name} to ${id}`, true);
      return [];
    },
    submit: async (id, _, from) => answer(`submit ${id} from ${from}`, true),
  };
  return { requests, calls };
};

const givenJob = (calls: DraftCalls<Body, Written>, given: Partial<Job> = {}) => {
  let items: FileItem[] = changeFiles([], { kind: 'add', files: [file('a.pdf'), file('b.pdf')] });
  const saved: number[] = [];
  const job: Job = {
    calls,
    body: { title: '제목' },
    draft: undefined,
    idempotencyKey: 'k1',
    removedFileIds: [],
    files: items,
    signalOf: () => new AbortController().signal,
    reasonOf: (error) => (error as Error).message,
    onSaved: ({ id }) => saved.push(id),
    onFile: (change) => {
      items = changeFiles(items, change);
    },
    isAsLastSeen: () => false,
    ...given,
  };
  return {
    job,
    saved,
    items: () => items,
    states: () => items.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state)),
  };
};

describe('submitting', () => {
  test('saves, sends the files one by one, and only then submits the resulting version', async () => {
    const { requests, calls } = givenServer();
    const { job, states } = givenJob(calls);
    const result = await submitDraft(job);
    expect(requests).toEqual(['create k1', 'send a.pdf to 7', 'send b.pdf to 7', 'read 7', 'submit 7 from 3']);
    expect(result.submitted).toBe(true);
    expect(states()).toEqual(['sent', 'sent']);
  });

  test('stays a draft when a file does not arrive, after every other file had its chance', async () => {
    const { requests, calls } = givenServer({ 'send a.pdf to 7': failure('too-large', 413) });
    const { job, states, saved } = givenJob(calls);
    const result = await submitDraft(job);
    expect(requests).toEqual(['create k1', 'send a.pdf to 7', 'send b.pdf to 7', 'read 7']);
    expect(result).toMatchObject({ submitted: false, failedFiles: 1 });
    expect(saved).toContain(7);
    expect(states()).toEqual(['failed: too-large', 'sent']);
  });

  test('a second attempt sends only what is missing', async () => {
    const { requests, calls } = givenServer();
    const files = changeFiles([], { kind: 'add', files: [file('a.pdf'), file('b.pdf')] });
    const rest = changeFiles(files, { kind: 'sent', key: files[1]?.key ?? '' });
    await submitDraft(givenJob(calls, { draft: { id: 7, version: 4 }, files: rest }).job);
    expect(requests).toEqual(['update 7 from 4', 'send a.pdf to 7', 'read 7', 'submit 7 from 2']);
  });

  test('waits until a permanently refused file is removed, and does not send it again', async () => {
    const { requests, calls } = givenServer({ 'send a.pdf to 7': failure('forbidden-file-type', 415) });
    const { job, items } = givenJob(calls);
    await submitDraft(job);
    const server = givenServer();
    const result = await submitDraft(givenJob(server.calls, { draft: { id: 7, version: 4 }, files: items() }).job);
    expect(requests).toContain('send a.pdf to 7');
    expect(server.requests).toEqual(['update 7 from 4', 'read 7']);
    expect(result).toMatchObject({ submitted: false, failedFiles: 1 });
  });

  test('accepts a version that only its own files increased, and no other', async () => {
    const conflict = { 'update 7 from 4': failure('changed-meanwhile', 409) };
    const draft = { id: 7, version: 4 };
    const own = givenServer(conflict);
    await saveDraft(givenJob(own.calls, { draft, files: [], isAsLastSeen: () => true }).job);
    expect(own.requests).toEqual(['update 7 from 4', 'read 7', 'update 7 from 0']);
    const foreign = givenServer(conflict);
    await expect(saveDraft(givenJob(foreign.calls, { draft, files: [] }).job)).rejects.toThrow('changed-meanwhile');
  });

  test('does not read again when no file changed', async () => {
    const { requests, calls } = givenServer();
    await submitDraft(givenJob(calls, { files: [] }).job);
    expect(requests).toEqual(['create k1', 'submit 7 from 1']);
  });

  test('reports the draft before it fails, so that the next attempt updates it', async () => {
    const { calls } = givenServer({ 'submit 7 from 1': failure('not-valid', 422) });
    const { job, saved } = givenJob(calls, { files: [] });
    await expect(submitDraft(job)).rejects.toMatchObject({ code: 'not-valid' });
    expect(saved).toContain(7);
  });
});

describe('saving a draft', () => {
  test('removes files, and ignores one that is already deleted', async () => {
    const { requests, calls } = givenServer({ 'remove 1 of 7': failure('not-found', 404) });
    await saveDraft(givenJob(calls, { draft: { id: 7, version: 1 }, files: [], removedFileIds: [1, 2] }).job);
    expect(requests).toEqual(['update 7 from 1', 'remove 1 of 7', 'remove 2 of 7', 'read 7']);
  });

  test('sends no file when somebody else changed the draft meanwhile', async () => {
    const { requests, calls } = givenServer({ 'update 7 from 1': failure('changed-meanwhile', 409) });
    const { job } = givenJob(calls, { draft: { id: 7, version: 1 } });
    await expect(saveDraft(job)).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(requests).toEqual(['update 7 from 1', 'read 7']);
  });
});
