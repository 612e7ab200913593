import { rm } from 'node:fs/promises';
import { downloadRevision, previewRevision } from '@portal/contract/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPath } from '#platform/files/file-store';
import { type GivenRevision, givenGeneralDrive, givenRevision } from '#testing/documents/given-revision';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let author: TestEmployee;
let reader: TestEmployee;
let drive: number;

beforeAll(async () => {
  app = await createTestApp();
  author = await givenEmployee(app, 'author', await givenDepartment(app, 'FO'));
  reader = await givenEmployee(app, 'reader', await givenDepartment(app, 'MX'));
  drive = await givenGeneralDrive(app, '자료실');
});

afterAll(() => app.close());

let count = 0;
const given = (extension: string, content: Uint8Array | string, docId?: number): Promise<GivenRevision> => {
  count += 1;
  return givenRevision(app, { driveId: drive, title: `운항 교범 ${count}`, extension, content, by: author }, docId);
};

const preview = (params: GivenRevision, headers: Record<string, string> = {}) =>
  app.call(previewRevision, reader, { params, headers });
const download = (params: GivenRevision, headers: Record<string, string> = {}) =>
  app.call(downloadRevision, reader, { params, headers });

/** The raw bytes, as a browser requests them that accepts any encoding. */
const bytesOf = async (endpoint: 'preview' | 'download', { id, docId, revId }: GivenRevision, range?: string) => {
  const { statusCode, rawPayload, headers } = await app.app.inject({
    url: `/api/drives/${id}/documents/${docId}/revisions/${revId}/${endpoint}`,
    headers: { ...tokensOf(reader), 'accept-encoding': 'br, gzip', ...(range === undefined ? {} : { range }) },
  });
  return { status: statusCode, bytes: rawPayload, headers };
};

test('each revision is downloaded under the name of the document', async () => {
  const first = await given('txt', 'first');
  const second = await given('txt', 'second', first.docId);
  const answers = [await download(first), await download(second)];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, 'first'],
    [200, 'second'],
  ]);
  const name = encodeURIComponent(`운항 교범 ${count - 1}.txt`);
  expect(answers[0]?.headers).toMatchObject({
    'x-filename': name,
    'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-length': '5',
  });
});

test.for([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
])('a %s is shown unchanged, and never as a page of the portal', async ([extension = '', type]) => {
  const { status, body, headers } = await preview(await given(extension, `any ${extension}`));
  expect([status, body]).toEqual([200, `any ${extension}`]);
  expect(headers).toMatchObject({
    'content-type': type,
    'content-disposition': expect.stringMatching(/^inline; /),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-filename': encodeURIComponent(`운항 교범 ${count}.${extension}`),
  });
});

test.for([
  ['txt', Buffer.from('운항 <b>규정</b>')],
  ['md', Buffer.from('\ufeff운항 <b>규정</b>')],
  ['csv', Buffer.from('\ufeff운항 <b>규정</b>', 'utf16le')],
  ['txt', Buffer.from('bfeec7d7203c623eb1d4c1a43c2f623e', 'hex')],
] as const)('a %s is shown as plain text in UTF-8, whatever its encoding', async ([extension, content]) => {
  const { status, bytes, headers } = await bytesOf('preview', await given(extension, content));
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe('운항 <b>규정</b>');
});

test.for(['html', 'svg', 'docx', 'xlsx', 'pptx', 'doc', 'odt', 'hwp', 'hwpx', 'mp4'])(
  'without LibreOffice a %s is not shown, but can be downloaded',
  async (extension) => {
    const revision = await given(extension, '<script>alert(1)</script>');
    expect(await preview(revision)).toMatchObject({ status: 415, body: { code: 'preview-unsupported' } });
    expect(await download(revision)).toMatchObject({ status: 200 });
  },
);

test('only the current revision is shown', async () => {
  const first = await given('pdf', 'first');
  const second = await given('pdf', 'second', first.docId);
  expect(await preview(first)).toMatchObject({ status: 422, body: { code: 'old-revision' } });
  expect(await preview(second)).toMatchObject({ status: 200, body: 'second' });
});

test('a path with the wrong drive, document or revision is not found', async () => {
  const revision = await given('pdf', 'one');
  const other = await given('pdf', 'another');
  const elsewhere = await givenGeneralDrive(app, '다른 자료실');
  const places = [
    { ...revision, id: elsewhere },
    { ...revision, id: 999_999 },
    { ...revision, docId: other.docId },
    { ...revision, revId: other.revId },
    { ...revision, revId: 999_999 },
  ];
  for (const place of places) {
    expect(await preview(place)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await download(place)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
});

test.for([
  ['bytes=0-9', 0, 9],
  ['bytes=40-', 40, 99],
  ['bytes=-7', 93, 99],
  ['bytes=90-500', 90, 99],
  ['bytes=-500', 0, 99],
] as const)('a byte range is answered alone: %s', async ([range, from, to]) => {
  const content = Buffer.from(Array.from({ length: 100 }, (_, at) => at));
  const revision = await given('pdf', content);
  for (const endpoint of ['preview', 'download'] as const) {
    const { status, bytes, headers } = await bytesOf(endpoint, revision, range);
    expect([status, [...bytes]]).toEqual([206, [...content.subarray(from, to + 1)]]);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': `bytes ${from}-${to}/100`,
      'content-length': String(to - from + 1),
    });
  }
});

test('a range outside the file is refused, and an invalid range is answered with the whole file', async () => {
  const revision = await given('pdf', 'x'.repeat(100));
  const beyond = await bytesOf('preview', revision, 'bytes=100-');
  expect([beyond.status, beyond.headers['content-range'], JSON.parse(String(beyond.bytes)).code]).toEqual([
    416,
    'bytes */100',
    'range-not-satisfiable',
  ]);
  expect(beyond.headers).not.toHaveProperty('content-disposition');
  expect((await bytesOf('preview', revision, 'bytes=-0')).status).toBe(416);
  for (const range of ['bytes=0-1,4-5', 'bytes=9-3', 'bytes=-', 'pages=1-2', 'bytes=a-b'])
    expect((await bytesOf('preview', revision, range)).bytes.length).toBe(100);
  const conditional = await download(revision, { range: 'bytes=0-1', 'if-range': '"any"' });
  expect(conditional).toMatchObject({ status: 200, headers: { 'content-length': '100' } });
});

test('no file is compressed in transfer, so that byte ranges are those of the file', async () => {
  const revision = await given('txt', '운항 '.repeat(5_000));
  for (const endpoint of ['preview', 'download'] as const) {
    const { headers, bytes } = await bytesOf(endpoint, revision);
    expect(headers).not.toHaveProperty('content-encoding');
    expect([bytes.length, headers['content-length']]).toEqual([35_000, '35000']);
  }
});

test('a missing content is never answered with half a file', async () => {
  const revision = await given('pdf', 'soon gone');
  const [{ sha256 = '' } = {}] = (
    await app.pool.query('select sha256 from documents.revision order by id desc limit 1')
  ).rows;
  await rm(contentPath(app.filesFolder, sha256));
  expect((await preview(revision)).status).toBe(500);
});

test('a caller who is not signed in can read nothing', async () => {
  const params = await given('pdf', 'one');
  expect(await app.call(previewRevision, undefined, { params })).toMatchObject({ status: 401 });
  expect(await app.call(downloadRevision, undefined, { params })).toMatchObject({ status: 401 });
});
