import {
  changeReport,
  confidentialExtensions,
  createReportDraft,
  deleteReportFile,
  getReport,
  isTakenConfidentially,
  submitReportDraft,
  updateReportDraft,
  uploadReportFiles,
} from '@portal/contract/safety';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleaningWay } from '#platform/cleaning/cleanable-kinds';
import { holds } from '#platform/cleaning/samples/find-name.fixture';
import { encryptedPdf, namedPdf, PDF_TEXT } from '#platform/cleaning/samples/named-pdf.fixture';
import { MAKER, namedPicture } from '#platform/cleaning/samples/named-picture.fixture';
import { docxOf, namedDocx } from '#platform/cleaning/samples/office/docx.fixture';
import { namedPptx } from '#platform/cleaning/samples/office/pptx.fixture';
import { namedXlsx } from '#platform/cleaning/samples/office/xlsx.fixture';
import type { TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import { filesBelow, rowCounts } from '#testing/traces';

let app: TestApp;
let air: Airline;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
});

afterAll(() => app.close());

type Named = { name: string; content: string | Uint8Array };

const upload = (id: number, ...files: readonly Named[]) =>
  app.call(uploadReportFiles, air.captain, { params: { id }, ...filesBody(...files) });

const turn = (id: number, isConfidential = true) =>
  app.call(changeReport, air.captain, { params: { id }, body: sampleReport({ isConfidential }) });

const bytesOf = async (url: string, who: TestEmployee): Promise<Buffer> =>
  (await app.app.inject({ url, headers: tokensOf(who) })).rawPayload;

/** Every file of a report as a reader downloads it, and the archive of all files. */
const downloads = async (id: number, who: TestEmployee): Promise<Buffer[]> => {
  const { body } = await app.call(getReport, who, { params: { id } });
  const files = body.attachedFiles.map((file) => bytesOf(`/api/esms/reports/${id}/files/${file.id}/download`, who));
  return Promise.all([...files, bytesOf(`/api/esms/reports/${id}/files/download/zip`, who)]);
};

const namedFiles = async (): Promise<Named[]> => [
  { name: 'a.jpg', content: await namedPicture('jpeg') },
  { name: 'b.JPEG', content: await namedPicture('jpeg') },
  { name: 'c.png', content: await namedPicture('png') },
  { name: 'd.webp', content: await namedPicture('webp') },
  { name: 'e.gif', content: await namedPicture('gif', { frames: 2 }) },
  { name: 'f.pdf', content: await namedPdf() },
  { name: 'g.docx', content: await namedDocx() },
  { name: 'h.xlsx', content: await namedXlsx() },
  { name: 'i.pptx', content: await namedPptx() },
];

const plain: Named[] = [
  { name: 'j.txt', content: '조종사가 쓴 글\r\n' },
  { name: 'k.csv', content: 'a;b\n1;2\n' },
];

test('files of a confidential report, also of a draft, are cleaned before they are stored', async () => {
  const { id } = await givenReport(app, air.captain, { isConfidential: true });
  const { body: draft } = await app.call(createReportDraft, air.captain, {
    body: sampleReport({ isConfidential: true }),
  });
  const files = await namedFiles();
  for (const { content } of files) expect(holds(Buffer.from(content), MAKER)).toBe(true);
  const uploaded = await upload(id, ...files, ...plain);
  expect([uploaded.status, uploaded.body.length]).toEqual([201, 11]);
  expect((await upload(draft.id, ...files)).status).toBe(201);
  const read = [...(await downloads(id, air.level[6])), ...(await downloads(draft.id, air.captain))];
  expect(read.map((bytes) => holds(bytes, MAKER))).toEqual(read.map(() => false));
  expect(holds(read[5] ?? Buffer.alloc(0), PDF_TEXT)).toBe(true);
  expect(read.slice(9, 11).map(String)).toEqual(plain.map(({ content }) => content));
  const sizes = uploaded.body.map(({ size }) => size);
  expect(read.slice(0, 11).map(({ length }) => length)).toEqual(sizes);
  const submitted = await app.call(submitReportDraft, air.captain, {
    params: { id: draft.id },
    body: sampleReport({ isConfidential: true }),
  });
  expect([submitted.status, submitted.body.attachedFiles.length]).toEqual([200, 9]);
});

test('a report that becomes confidential has its files cleaned, and the originals are deleted from the file store', async () => {
  const { id } = await givenReport(app, air.captain);
  const files = await namedFiles();
  const { body: before } = await upload(id, ...files, ...plain);
  expect((await downloads(id, air.level[6])).every((bytes, at) => at === 9 || at === 10 || holds(bytes, MAKER))).toBe(
    true,
  );
  const named = async () => {
    const { rows } = await app.pool.query<{ sha256: string }>(
      'select sha256 from safety.report_file where report_id = $1 order by place',
      [id],
    );
    return rows.map(({ sha256 }) => sha256);
  };
  const originals = await named();
  const turned = await turn(id);
  expect([turned.status, turned.body.attachedFiles.map(({ id, name }) => [id, name])]).toEqual([
    200,
    before.map(({ id, name }) => [id, name]),
  ]);
  const cleaned = await named();
  expect(cleaned.slice(9)).toEqual(originals.slice(9));
  const stored = (await filesBelow(app.filesFolder)).join();
  expect(cleaned.map((sha256) => stored.includes(sha256))).toEqual(cleaned.map(() => true));
  expect(originals.slice(0, 9).filter((sha256) => stored.includes(sha256))).toEqual([]);
  const { rows } = await app.pool.query('select 1 from platform.stored_file where sha256 = any($1)', [
    originals.slice(0, 9),
  ]);
  expect(rows).toEqual([]);
  expect(stored).not.toContain('staging');
  for (const who of [air.captain, air.level[6]])
    for (const bytes of await downloads(id, who)) expect(holds(bytes, MAKER)).toBe(false);
  expect((await turn(id, false)).status).toBe(200);
  for (const bytes of await downloads(id, air.level[6])) expect(holds(bytes, MAKER)).toBe(false);
});

test('a content that another record shares stays stored when the report becomes confidential', async () => {
  const content = await namedPicture('jpeg', { orientation: 3 });
  const [one, other] = [await givenReport(app, air.captain), await givenReport(app, air.captain)];
  for (const { id } of [one, other]) await upload(id, { name: 'a.jpg', content });
  expect((await turn(one.id)).status).toBe(200);
  expect(await downloads(other.id, air.captain)).toContainEqual(content);
});

test('a draft that is saved or submitted as confidential has its files cleaned', async () => {
  for (const endpoint of [updateReportDraft, submitReportDraft]) {
    const { body: draft } = await app.call(createReportDraft, air.captain, { body: sampleReport() });
    await upload(draft.id, { name: 'a.docx', content: await namedDocx() });
    const body = sampleReport({ isConfidential: true });
    expect((await app.call(endpoint, air.captain, { params: { id: draft.id }, body })).status).toBe(200);
    for (const bytes of await downloads(draft.id, air.captain)) expect(holds(bytes, MAKER)).toBe(false);
  }
});

test.for([
  ['an encrypted PDF', 'a.pdf', encryptedPdf],
  ['a PDF that is cut off', 'a.pdf', async () => (await namedPdf()).subarray(0, 900)],
  ['a text of Word that is cut off', 'a.docx', async () => (await namedDocx()).subarray(0, 3_000)],
  ['a text of Word that expands entities', 'a.docx', () => docxOf('<!DOCTYPE w [<!ENTITY a "aa">]><w>&a;</w>')],
  ['a picture that is cut off', 'a.png', async () => (await namedPicture('png')).subarray(0, 60)],
  ['an old Office file', 'a.doc', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)])],
  ['an archive', 'a.zip', () => zipSync({ 'a.txt': Buffer.from('a') })],
  ['a file of another kind', 'a.json', () => Buffer.from('{}')],
  ['a file without a kind', 'notes', () => Buffer.from('notes')],
  ['a picture that is called a text', 'a.txt', () => namedPicture('jpeg')],
  ['a document that is called a text', 'a.csv', () => Buffer.from('{\\rtf1{\\info{\\author Maker}}}')],
  ['a PDF behind a line that is called a text', 'a.txt', () => Buffer.from('\n%PDF-1.4\n')],
  ['a photo of an iPhone (HEIC)', 'a.jpg', () => Buffer.from('0000001c667479706865696300000000', 'hex')],
] as const)(
  '%s is accepted on an ordinary report, but not on a confidential one nor on one that becomes confidential',
  async ([, name, made]) => {
    const content = await made();
    const confidential = await givenReport(app, air.captain, { isConfidential: true });
    const { id } = await givenReport(app, air.captain);
    const [rows, stored] = [await rowCounts(app.pool), await filesBelow(app.filesFolder)];
    const refused = await upload(
      confidential.id,
      { name: 'b.jpg', content: await namedPicture('jpeg') },
      { name, content },
    );
    expect(refused.body).toMatchObject({
      code: 'file-not-cleanable',
      status: 422,
      errors: [{ path: name, code: 'not-cleanable' }],
    });
    expect([await rowCounts(app.pool), await filesBelow(app.filesFolder)]).toEqual([rows, stored]);
    expect((await upload(id, { name: 'b.jpg', content: await namedPicture('jpeg') }, { name, content })).status).toBe(
      201,
    );
    const [rowsThen, storedThen] = [await rowCounts(app.pool), await filesBelow(app.filesFolder)];
    const { version } = (await app.call(getReport, air.captain, { params: { id } })).body;
    const turned = await turn(id);
    expect(turned.body).toMatchObject({
      code: 'file-not-cleanable',
      status: 422,
      errors: [{ path: 'attachedFiles.1', code: 'not-cleanable' }],
    });
    expect([await rowCounts(app.pool), await filesBelow(app.filesFolder)]).toEqual([rowsThen, storedThen]);
    const { body } = await app.call(getReport, air.captain, { params: { id } });
    expect([body.isConfidential, body.version]).toEqual([false, version]);
    expect(await downloads(id, air.level[6])).toContainEqual(Buffer.from(content));
  },
);

test('a kind that cannot be cleaned is refused for that reason, whatever its contents', async () => {
  const { id } = await givenReport(app, air.captain, { isConfidential: true });
  for (const name of ['a.hwp', 'a.doc', 'a.mp4', 'a'])
    expect((await upload(id, { name, content: 'text' })).body).toMatchObject({
      code: 'file-not-cleanable',
      status: 422,
      errors: [{ path: name, code: 'not-cleanable' }],
    });
});

test('the kinds that the form accepts are those that can be cleaned', () => {
  for (const extension of [...confidentialExtensions, 'heic', 'hwp', 'doc', 'zip', 'html', ''])
    expect([extension, cleaningWay(`a.${extension}`) !== undefined]).toEqual([
      extension,
      isTakenConfidentially(extension),
    ]);
});

test('bytes before a PDF header are removed with the document information', async () => {
  const { id } = await givenReport(app, air.captain, { isConfidential: true });
  const content = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nX-User: ${MAKER}\r\n\r\n`), await namedPdf()]);
  expect((await upload(id, { name: 'a.pdf', content })).status).toBe(201);
  const [pdf = Buffer.alloc(0)] = await downloads(id, air.captain);
  expect([holds(pdf, MAKER), pdf.toString('latin1', 0, 5)]).toEqual([false, '%PDF-']);
});

test('pictures with the extension of another kind are cleaned by their real kind', async () => {
  const { id } = await givenReport(app, air.captain, { isConfidential: true });
  const content = await namedPicture('webp');
  expect((await upload(id, { name: 'a.jpg', content }, { name: 'b.png', content })).status).toBe(201);
  for (const bytes of await downloads(id, air.captain)) expect(holds(bytes, MAKER)).toBe(false);
});

test('a program is refused on a confidential report as on any other', async () => {
  const { id } = await givenReport(app, air.captain, { isConfidential: true });
  expect((await upload(id, { name: 'a.exe', content: 'MZ' })).body).toMatchObject({
    code: 'forbidden-file-type',
    status: 415,
  });
});

test('two concurrent changes to confidential both succeed, and the files are cleaned once', async () => {
  const { id } = await givenReport(app, air.captain);
  await upload(id, ...(await namedFiles()));
  const both = await Promise.all([turn(id), turn(id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  for (const bytes of await downloads(id, air.level[6])) expect(holds(bytes, MAKER)).toBe(false);
  expect((await filesBelow(app.filesFolder)).join()).not.toContain('staging');
});

test('files added or removed while a report becomes confidential never leave an original on it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await givenReport(app, air.captain);
    const { body } = await upload(
      id,
      { name: 'a.pdf', content: await namedPdf() },
      { name: 'b.png', content: await namedPicture('png') },
    );
    const params = { id, fileId: body[1]?.id ?? 0 };
    const [turned, added, removed] = await Promise.all([
      turn(id),
      upload(id, { name: 'c.docx', content: await namedDocx() }),
      app.call(deleteReportFile, air.captain, { params }),
    ]);
    expect([200, 409]).toContain(turned.status);
    expect([201, 409]).toContain(added.status);
    expect(removed.status).toBe(204);
    expect((await turn(id)).status).toBe(200);
    for (const bytes of await downloads(id, air.level[6])) expect(holds(bytes, MAKER)).toBe(false);
  }
});

test('more than thirty files are refused on a confidential report too, in one call or one by one', async () => {
  const { id } = await givenReport(app, air.captain, { isConfidential: true });
  const files = Array.from({ length: 31 }, (_, n) => ({ name: `${n}.txt`, content: String(n) }));
  expect((await upload(id, ...files)).body).toMatchObject({ code: 'not-valid', errors: [{ path: 'files' }] });
  expect((await upload(id, ...files.slice(1))).status).toBe(201);
  expect((await upload(id, { name: 'a.jpg', content: await namedPicture('jpeg') })).body).toMatchObject({
    code: 'not-valid',
    errors: [{ path: 'files', code: 'too-many' }],
  });
});
