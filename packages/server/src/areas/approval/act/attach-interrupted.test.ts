import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createDraft, modifyDocument, uploadFiles } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { givenMemo, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { multipart } from '#testing/multipart';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import { filesBelow, rowCounts } from '#testing/traces';

let app: TestApp;
let office: Office;
let port: number;
let draft: number;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.app.server.address() as AddressInfo).port;
  draft = (await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) })).body.id;
});

afterAll(() => app.close());

/** The staged files of this call and of earlier ones may not be deleted yet. */
const isStaged = (file: string): boolean => file.startsWith('staging/');

/** Waits until the server has deleted the staged files of aborted calls. */
const expectNothingLeft = async (rows: Record<string, number>, files: readonly string[]): Promise<void> => {
  const isPutAway = async () => !(await filesBelow(app.filesFolder)).some(isStaged);
  await until(isPutAway, { what: 'the staged files are deleted' });
  expect(await filesBelow(app.filesFolder)).toEqual(files.filter((file) => !isStaged(file)));
  expect(await rowCounts(app.pool)).toEqual(rows);
};

/** Sends the head and part of a body over a socket, and then aborts it in the given way. */
const sendHalf = async (
  method: string,
  path: string,
  body: Buffer,
  headers: Record<string, string>,
  share: number,
  end: 'destroy' | 'end',
): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = Object.entries({
    host: `127.0.0.1:${port}`,
    ...tokensOf(office.captain),
    ...headers,
    'content-length': String(body.length),
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n`);
  await new Promise((resolve) => socket.write(body.subarray(0, Math.floor(body.length * share)), resolve));
  const isStaged = async () => (await filesBelow(app.filesFolder)).some((file) => file.startsWith('staging'));
  await until(isStaged, { what: 'part of the upload is staged', every: 10 });
  if (end === 'destroy') socket.destroy();
  else socket.end();
  if (!socket.closed) await Promise.race([once(socket, 'close'), delay(2000)]);
  socket.destroy();
};

const sent = multipart([
  { name: 'files', filename: 'whole.txt', content: 'arrives whole' },
  { name: 'files', filename: 'half.bin', content: Buffer.alloc(4_000_000, 7) },
]);

test.each([
  ['torn off', 'destroy', 0.5],
  ['torn off just before its end', 'destroy', 0.999999],
  ['ended too early', 'end', 0.5],
] as const)('an upload that is %s stores nothing', async (_what, end, share) => {
  const rows = await rowCounts(app.pool);
  const files = await filesBelow(app.filesFolder);
  await sendHalf('POST', `/api/approval/docs/${draft}/files`, sent.body, sent.headers, share, end);
  await expectNothingLeft(rows, files);
});

test('a modification whose upload is aborted changes nothing', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const rows = await rowCounts(app.pool);
  const files = await filesBelow(app.filesFolder);
  const { body, headers } = multipart([
    { name: 'approvalDoc', content: JSON.stringify(sampleMemo([office.head], { title: '반쯤' })) },
    { name: 'files', filename: 'half.bin', content: Buffer.alloc(4_000_000, 8) },
  ]);
  await sendHalf(modifyDocument.method, `/api/approval/docs/${memo.id}`, body, headers, 0.6, 'destroy');
  await expectNothingLeft(rows, files);
  const { rows: after } = await app.pool.query('select title, version from approval.document where id = $1', [memo.id]);
  expect(after).toEqual([{ title: memo.title, version: memo.version }]);
});

test('the server continues to answer after ten concurrently aborted uploads', async () => {
  const rows = await rowCounts(app.pool);
  const files = await filesBelow(app.filesFolder);
  const path = `/api/approval/docs/${draft}/files`;
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      sendHalf('POST', path, sent.body, sent.headers, (index + 1) / 12, 'destroy'),
    ),
  );
  await expectNothingLeft(rows, files);
  expect((await app.call(uploadFiles, office.captain, { params: { id: draft }, ...sent })).status).toBe(201);
});

test.each([
  ['without its end', multipart([{ name: 'files', filename: 'a.txt', content: 'a' }], { unfinished: true })],
  ['without a boundary', { body: sent.body, headers: { 'content-type': 'multipart/form-data' } }],
  [
    'with another boundary than it says',
    { body: sent.body, headers: { 'content-type': 'multipart/form-data; boundary=other' } },
  ],
  ['that is no multipart at all', { body: Buffer.from('hello'), headers: sent.headers }],
  ['that is empty', { body: Buffer.alloc(0), headers: sent.headers }],
  [
    'whose part has a head without end',
    {
      body: Buffer.from('--portal-test-boundary\r\ncontent-disposition: form-data; name="files"; filename="a'),
      headers: sent.headers,
    },
  ],
])('a multipart body %s is refused and stores nothing', async (_what, broken) => {
  const rows = await rowCounts(app.pool);
  const files = await filesBelow(app.filesFolder);
  const { status, body } = await app.call(uploadFiles, office.captain, { params: { id: draft }, ...broken });
  expect(body).toHaveProperty('code');
  expect([400, 415]).toContain(status);
  await expectNothingLeft(rows, files);
});
