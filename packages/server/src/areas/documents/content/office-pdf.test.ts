import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewRevision } from '@portal/contract/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore } from '#platform/files/file-store';
import { dropContents } from '#platform/files/store-files';
import { createOfficeConverter } from '#platform/office/office-converter';
import { standInOffice } from '#platform/office/stand-in.fixture';
import { type GivenRevision, givenGeneralDrive, givenRevision } from '#testing/documents/given-revision';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let folder: string;
let author: TestEmployee;
let drive: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-office-'));
  const office = await createOfficeConverter({
    program: await standInOffice(folder),
    folder: join(folder, 'office'),
  });
  app = await createTestApp({}, () => ({ office }));
  author = await givenEmployee(app, 'author', await givenDepartment(app, 'FO'));
  drive = await givenGeneralDrive(app, '자료실');
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
const given = (extension: string, content: string, docId?: number): Promise<GivenRevision> => {
  count += 1;
  return givenRevision(app, { driveId: drive, title: `교범 ${count}`, extension, content, by: author }, docId);
};
const preview = (params: GivenRevision, headers: Record<string, string> = {}) =>
  app.call(previewRevision, author, { params, headers });
const runs = async (): Promise<number> => (await readFile(join(folder, 'runs'), 'utf8')).split('\n').length - 1;
const previewOf = async ({ revId }: GivenRevision): Promise<string | null> =>
  (await app.pool.query('select preview_sha256 from documents.revision where id = $1', [revId])).rows[0]
    ?.preview_sha256;

test.for(['docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'odt', 'hwp', 'hwpx'])(
  'a %s is shown as a PDF, also by byte ranges',
  async (extension) => {
    const revision = await given(extension, `text of ${extension}`);
    const { status, body, headers } = await preview(revision);
    expect([status, body]).toEqual([200, `%PDF-1.7 of\ntext of ${extension}`]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; /),
      'x-filename': encodeURIComponent(`교범 ${count}.pdf`),
      'accept-ranges': 'bytes',
    });
    expect(await preview(revision, { range: 'bytes=0-4' })).toMatchObject({ status: 206, body: '%PDF-' });
  },
);

test('each content is converted once, however many requests are concurrent and whatever documents have it', async () => {
  const revision = await given('docx', 'asked by many');
  const before = await runs();
  const answers = await Promise.all(Array.from({ length: 5 }, () => preview(revision)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const same = await given('docx', 'asked by many');
  expect(await preview(same)).toMatchObject({ status: 200, body: '%PDF-1.7 of\nasked by many' });
  expect(await runs()).toBe(before + 1);
  expect([await previewOf(same), await previewOf(revision)]).toEqual([await previewOf(revision), expect.any(String)]);
});

test('a content that cannot be converted is not tried again', async () => {
  const revision = await given('docx', 'fail');
  expect(await preview(revision)).toMatchObject({ status: 415, body: { code: 'preview-unsupported' } });
  const before = await runs();
  expect(await preview(revision)).toMatchObject({ status: 415 });
  expect(await runs()).toBe(before);
});

test('neither an old revision nor a file that is not an Office document is converted', async () => {
  const first = await given('docx', 'old');
  await given('docx', 'new', first.docId);
  const page = await given('html', '<p>page</p>');
  const before = await runs();
  expect(await preview(first)).toMatchObject({ status: 422, body: { code: 'old-revision' } });
  expect(await preview(page)).toMatchObject({ status: 415 });
  expect(await runs()).toBe(before);
});

test('a PDF is deleted from the file store with the last revision that uses it', async () => {
  const [first, second] = [await given('docx', 'shared'), await given('docx', 'shared')];
  await preview(first);
  const made = (await previewOf(second)) ?? '';
  const store = await openFileStore(app.db, app.filesFolder, app.filesFolder);
  const remove = async ({ docId }: GivenRevision): Promise<boolean> => {
    await app.pool.query('delete from documents.document where id = $1', [docId]);
    await dropContents(app.db, store, [made]);
    return (await app.pool.query('select from platform.stored_file where sha256 = $1', [made])).rowCount === 1;
  };
  expect([await remove(first), await remove(second)]).toEqual([true, false]);
});
