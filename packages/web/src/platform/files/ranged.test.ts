import { previewRevision } from '@portal/contract/documents';
import { beforeEach, expect, it, vi } from 'vitest';
import { givenSignedIn, refusal } from '../../testing/answers.ts';
import * as oidc from '../session/oidc-sign-in.ts';
import { openRanged, PART_BYTES } from './ranged-file.ts';

const params = { id: 2, docId: 5, revId: 7 };
const bytes = Uint8Array.from({ length: 3 * PART_BYTES + 10 }, (_, place) => place % 251);

type ReceivedRequest = { range: string | null; token: string | null };

/** A server with these bytes that accepts one access token and records the requests. */
const givenFile = (content: Uint8Array<ArrayBuffer> = bytes) => {
  const server = { content, token: 'access', inParts: true, requests: [] as ReceivedRequest[] };
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    const sent = new Headers(headers);
    const range = sent.get('range');
    server.requests.push({ range, token: sent.get('authorization') });
    if (sent.get('authorization') !== `Bearer ${server.token}`) {
      const { status = 401, body } = refusal('not-signed-in');
      return new Response(JSON.stringify(body), { status });
    }
    const name = { 'content-type': 'application/pdf; charset=binary', 'x-filename': encodeURIComponent('운항.pdf') };
    if (!server.inParts) return new Response(server.content, { headers: name });
    const [, first = 0, last = 0] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? [];
    const end = Math.min(Number(last) + 1, server.content.length);
    const rangeHeaders = { 'content-range': `bytes ${first}-${end - 1}/${server.content.length}` };
    return new Response(server.content.slice(Number(first), end), {
      status: 206,
      headers: { ...name, ...rangeHeaders },
    });
  });
  return server;
};

beforeEach(async () => {
  givenSignedIn();
});

it('a file is opened by its first part, and read from where one wants', async () => {
  const server = givenFile();
  const file = await openRanged(previewRevision, { params });
  expect(file).toMatchObject({ name: '운항.pdf', contentType: 'application/pdf', length: bytes.length });
  expect(file.first).toEqual(bytes.slice(0, PART_BYTES));
  expect(await file.read(PART_BYTES, PART_BYTES + 5)).toEqual(bytes.slice(PART_BYTES, PART_BYTES + 5));
  expect(server.requests.map(({ range }) => range)).toEqual([
    `bytes=0-${PART_BYTES - 1}`,
    `bytes=${PART_BYTES}-${PART_BYTES + 4}`,
  ]);
});

it('the first bytes are not requested again', async () => {
  const server = givenFile();
  const file = await openRanged(previewRevision, { params });
  expect(await file.read(3, 9)).toEqual(bytes.slice(3, 9));
  expect(server.requests).toHaveLength(1);
});

it('a later range is requested with the present tokens, renewed if they have expired', async () => {
  const server = givenFile();
  const file = await openRanged(previewRevision, { params });
  server.token = 'later';
  const renew = vi.spyOn(oidc, 'renewSilently').mockImplementation(async () => {
    givenSignedIn('later');
    return true;
  });
  await file.read(PART_BYTES, PART_BYTES + 1);
  await file.read(2 * PART_BYTES, 2 * PART_BYTES + 1);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(server.requests.map(({ token }) => token)).toEqual([
    'Bearer access',
    'Bearer access',
    'Bearer later',
    'Bearer later',
  ]);
});

it('an answer with the whole file is accepted', async () => {
  const server = givenFile(bytes.slice(0, 100));
  server.inParts = false;
  const file = await openRanged(previewRevision, { params });
  expect(file.length).toBe(100);
  expect(await file.read(90, 100)).toEqual(bytes.slice(90, 100));
  expect(server.requests).toHaveLength(1);
});

it('ranges of another file are not combined with those of the first', async () => {
  const server = givenFile();
  const file = await openRanged(previewRevision, { params });
  server.content = bytes.slice(0, 2 * PART_BYTES);
  await expect(file.read(PART_BYTES, PART_BYTES + 5)).rejects.toMatchObject({ code: 'changed-meanwhile' });
});
