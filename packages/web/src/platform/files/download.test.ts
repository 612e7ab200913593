import { downloadPdf } from '@portal/contract/approval';
import { afterEach, expect, it, vi } from 'vitest';
import { givenSignedIn } from '../../testing/answers.ts';
import { fetchFile, fileNameOf } from './download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const named = (name: string): string => fileNameOf(new Headers({ 'x-filename': name }));

it('a file has the name of x-filename, decoded', () => {
  expect(named(encodeURIComponent('견적서 (최종).pdf'))).toBe('견적서 (최종).pdf');
});

it('a name that is not encoded stays as it is', () => {
  expect(named('100%.pdf')).toBe('100%.pdf');
});

it('a file without a name has one all the same', () => {
  expect(fileNameOf(new Headers())).toBe('download');
});

/** A file that arrives in pieces, each after a pause; the last pause does not end. */
const givenPieces = (pauses: readonly number[]) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    const coming = pauses.values();
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
      pull: (stream) =>
        new Promise((resolve) => {
          const { value, done } = coming.next();
          if (done) return stream.close();
          setTimeout(() => resolve(stream.enqueue(new Uint8Array(2))), value);
        }),
    });
    return new Response(body, { headers: { 'content-type': 'application/pdf', 'x-filename': 'a.pdf' } });
  });
};

const fetched = async (afterMs: number) => {
  givenSignedIn();
  const file = fetchFile(downloadPdf, { params: { id: 1 } }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(afterMs);
  return file;
};

it('a download may take long while it makes progress', async () => {
  givenPieces([25_000, 25_000, 25_000]);
  const file = (await fetched(80_000)) as Awaited<ReturnType<typeof fetchFile>>;
  expect([file.name, file.content.size, file.content.type]).toEqual(['a.pdf', 6, 'application/pdf']);
});

it('a download without progress is aborted', async () => {
  givenPieces([1_000, 3_600_000]);
  expect(await fetched(40_000)).toMatchObject({ code: 'unreachable', isTimeout: true });
});
