import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { actOnLine, createDraft, deleteFile, downloadFile, getDocument, uploadFiles } from '@portal/contract/approval';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { filesBody, multipart } from '#testing/multipart';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';
import { filesBelow, rowCounts } from '#testing/traces';

let app: TestApp;
let office: Office;
let draft: number;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

beforeEach(async () => {
  draft = (await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) })).body.id;
});

afterAll(() => app.close());

type File = { name: string; content: string | Uint8Array };

const upload = (id: number, files: readonly File[], caller = office.captain) =>
  app.call(uploadFiles, caller, { params: { id }, ...filesBody(...files) });

const download = async (id: number, fileId: number, caller = office.captain) => {
  const { status, headers } = await app.call(downloadFile, caller, { params: { id, fileId } });
  const raw = await app.app.inject({
    method: 'POST',
    url: `/api/approval/docs/${id}/files/${fileId}/download`,
    headers: { authorization: `Bearer test:${caller.email}`, auth2: `test:${caller.email}` },
  });
  return { status, headers, bytes: raw.rawPayload };
};

/** Refused, with no file on disk and no row in the database. */
const expectRefused = async (files: readonly File[], status: number, code: string): Promise<void> => {
  const rows = await rowCounts(app.pool);
  const stored = await filesBelow(app.filesFolder);
  const answer = await upload(draft, files);
  expect(answer.body).toMatchObject({ code });
  expect(answer.status).toBe(status);
  expect(await rowCounts(app.pool)).toEqual(rows);
  expect(await filesBelow(app.filesFolder)).toEqual(stored);
};

/** A byte range of a file, as a viewer requests it. */
const part = (id: number, fileId: number, range: string, caller = office.captain) =>
  app.app.inject({
    method: 'POST',
    url: `/api/approval/docs/${id}/files/${fileId}/download`,
    headers: { ...tokensOf(caller), range },
  });

const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('uploading', () => {
  test('several files in one call answers all files of the document, in order', async () => {
    await upload(draft, [{ name: '가.txt', content: '가' }]);
    const { status, body } = await upload(draft, [
      { name: '나.txt', content: '' },
      { name: '다.txt', content: '다다' },
    ]);
    expect(status).toBe(201);
    expect(body.map(({ name, size }) => [name, size])).toEqual([
      ['가.txt', 3],
      ['나.txt', 0],
      ['다.txt', 6],
    ]);
    const { body: document } = await app.call(getDocument, office.captain, { params: { id: draft } });
    expect(document.attachedFiles).toEqual(body);
    expect(document.version).toBe(3);
  });

  test('also accepts a part named `file`', async () => {
    const sent = multipart([{ name: 'file', filename: 'a.txt', content: 'a' }]);
    const answer = await app.call(uploadFiles, office.captain, { params: { id: draft }, ...sent });
    expect(answer.body).toMatchObject([{ name: 'a.txt', size: 1 }]);
  });

  test.each([
    ['a Korean name as macOS decomposes it', '보고서.pdf.txt'.normalize('NFD'), '보고서.pdf.txt'],
    ['a name with emoji', '🛫 출장 보고 👩‍✈️.txt', '🛫 출장 보고 👩‍✈️.txt'],
    ['a name with a path', 'C:\\Users\\kim\\비밀.txt', '비밀.txt'],
    ['a name that climbs', '../../etc/passwd', 'passwd'],
    ['a name as browsers escape it', '%22최종%22 100%25 a%0D%0Ab%2F%0d.txt', '"최종" 100%25 ab%2F%0d.txt'],
    ['a name with control characters', 'a\u0001\u202eb.txt', 'ab.txt'],
    ['no name at all', '', 'file'],
    ['a name of dots', '..', 'file'],
    ['a name far too long', `${'길'.repeat(300)}.txt`, `${'길'.repeat(200)}.txt`],
  ])('accepts %s', async (_what, sent, normalized) => {
    const { status, body } = await upload(draft, [{ name: sent, content: '내용' }]);
    expect(body).toMatchObject([{ name: normalized }]);
    expect(status).toBe(201);
  });

  test('accepts 10,000,000 bytes and refuses one more without storing it', async () => {
    const { status, body } = await upload(draft, [{ name: 'big.bin', content: Buffer.alloc(10_000_000, 1) }]);
    expect(status).toBe(201);
    expect(body).toMatchObject([{ size: 10_000_000 }]);
    await expectRefused([{ name: 'bigger.bin', content: Buffer.alloc(10_000_001, 2) }], 413, 'too-large');
    await expectRefused(
      [
        { name: 'small.txt', content: '먼저 온 것' },
        { name: 'bigger.bin', content: Buffer.alloc(12_000_000, 3) },
      ],
      413,
      'too-large',
    );
  });

  test('refuses programs by name and by contents, each with its reason', async () => {
    await expectRefused([{ name: 'setup.exe', content: 'harmless' }], 415, 'forbidden-file-type');
    await expectRefused([{ name: '스크립트.JS', content: 'alert(1)' }], 415, 'forbidden-file-type');
    await expectRefused([{ name: '보고서.pdf', content: EXE }], 415, 'forbidden-file-type');
    await expectRefused([{ name: '이름없는프로그램', content: EXE }], 415, 'forbidden-file-type');
    await expectRefused(
      [
        { name: 'ok.txt', content: '괜찮음' },
        { name: 'run.bat', content: '@echo off' },
      ],
      415,
      'forbidden-file-type',
    );
    expect((await upload(draft, [{ name: '사진.png', content: PNG }])).status).toBe(201);
  });

  test.each([
    ['a PNG under another ending', '사진.jpg', PNG, 'image/png'],
    ['a photo of an iPhone (HEIC)', '사진.jpg', Buffer.from('0000001c667479706865696300000000', 'hex'), 'image/heic'],
    ['a WebP', '사진.png', Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 '.padEnd(64, '\0'), 'latin1'), 'image/webp'],
    ['a PDF behind a line', '안내.pdf', `\n${'%PDF-1.4\n'}`, 'application/pdf'],
    ['a PDF behind the head of a server', '안내.pdf', `HTTP/1.1 200 OK\r\n\r\n${'%PDF-1.4\n'}`, 'application/pdf'],
    ['a PDF behind 1,019 bytes', '안내.pdf', `${' '.repeat(1_019)}%PDF-1.4\n`, 'application/pdf'],
    ['a document of Hangul 3.0', '규정.hwp', 'HWP Document File V3.00 \x1a\x01\x02', 'application/octet-stream'],
    ['HWPML', '규정.hwp', '<?xml version="1.0"?><HWPML Version="2.8"/>', 'application/octet-stream'],
    ['Word 2003 XML', '규정.doc', '<?xml version="1.0"?><w:wordDocument/>', 'application/octet-stream'],
    ['a page of an ERP', '전표.xls', '<html><table><tr><td>1</td></tr></table></html>', 'application/octet-stream'],
    ['a saved page', '전표.doc', 'MIME-Version: 1.0\r\nContent-Type: multipart/related', 'application/octet-stream'],
  ])('accepts %s by its real kind, and never serves it as a page', async (_what, name, content, type) => {
    const { status, body } = await upload(draft, [{ name, content }]);
    expect([status, body.at(-1)?.name]).toEqual([201, name]);
    const { headers } = await download(draft, body.at(-1)?.id ?? 0);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff']);
    expect(String(headers['content-disposition'])).toMatch(/^attachment/);
  });

  test.each([
    ['a.exe', 'x', 'file-blocked', '이 확장자의 파일은 올릴 수 없습니다.'],
    ['a.pdf', EXE, 'file-is-program', '실행 프로그램은 올릴 수 없습니다.'],
  ])('answers why %s is refused', async (name, content, code, message) => {
    const { status, body } = await upload(draft, [{ name, content }]);
    expect([status, body]).toMatchObject([415, { message, errors: [{ path: name, code, message }] }]);
  });

  test('refuses an upload without a file, a call that is not multipart, and more than 50 files', async () => {
    await expectRefused([], 400, 'invalid-input');
    const json = await app.call(uploadFiles, office.captain, { params: { id: draft }, body: { files: [] } });
    expect([json.status, json.body]).toMatchObject([415, { code: 'unsupported-media-type' }]);
    await expectRefused(
      Array.from({ length: 51 }, (_, index) => ({ name: `${index}.txt`, content: `${index}` })),
      413,
      'too-large',
    );
    expect(
      (
        await upload(
          draft,
          Array.from({ length: 50 }, (_, index) => ({ name: `${index}.txt`, content: `${index}` })),
        )
      ).status,
    ).toBe(201);
  });

  test('is possible for the drafter, in a draft or while nobody acted; afterwards the files are fixed', async () => {
    const { captain, lead, head, outsider } = office;
    const file = [{ name: 'a.txt', content: 'a' }];
    expect((await upload(draft, file, lead)).status).toBe(401);
    const memo = await givenMemo(app, captain, [lead, head]);
    expect((await upload(memo.id, file, lead)).status).toBe(403);
    expect((await upload(memo.id, file, outsider)).status).toBe(401);
    const { body } = await upload(memo.id, file);
    const fileId = body[0]?.id ?? 0;
    await app.call(actOnLine, lead, { params: { id: memo.id, lineId: lineOf(memo, lead) }, body: { action: 'Hold' } });
    const late = await upload(memo.id, file);
    expect([late.status, late.body]).toMatchObject([400, { code: 'already-processed' }]);
    const removal = await app.call(deleteFile, captain, { params: { id: memo.id, fileId } });
    expect([removal.status, removal.body]).toMatchObject([400, { code: 'already-processed' }]);
    expect((await download(memo.id, fileId, head)).status).toBe(200);
  });
});

describe('downloading', () => {
  test('answers the same bytes and name, always as an attachment', async () => {
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256));
    const { body } = await upload(draft, [{ name: '계획 "최종" 100%.bin', content }]);
    const { status, headers, bytes } = await download(draft, body[0]?.id ?? 0);
    expect(status).toBe(200);
    expect(bytes.equals(content)).toBe(true);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-length']).toBe('70000');
    expect(decodeURIComponent(String(headers['x-filename']))).toBe(body[0]?.name);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9%._~-]+$/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('answers the type detected from the contents, never one that a browser would run', async () => {
    const { body } = await upload(draft, [
      { name: 'a.png', content: PNG },
      { name: 'page.html', content: '<script>alert(1)</script>' },
      { name: 'x.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
    ]);
    const [png, html, svg] = await Promise.all(body.map(({ id }) => download(draft, id)));
    expect(png?.headers['content-type']).toBe('image/png');
    expect(html?.headers['content-type']).toBe('application/octet-stream');
    expect(String(svg?.headers['content-disposition'])).toMatch(/^attachment/);
  });

  test('answers a requested byte range to those who may have the whole file', async () => {
    const { body } = await upload(draft, [{ name: '활주로.txt', content: '0123456789' }]);
    const fileId = body[0]?.id ?? 0;
    const { statusCode, headers, body: middle } = await part(draft, fileId, 'bytes=2-4');
    expect([statusCode, headers['content-range'], middle]).toEqual([206, 'bytes 2-4/10', '234']);
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    const beyond = await part(draft, fileId, 'bytes=10-12');
    expect([beyond.statusCode, beyond.json()]).toMatchObject([416, { code: 'range-not-satisfiable' }]);
    const other = await part(draft, fileId, 'bytes=2-4', office.outsider);
    expect([other.statusCode, other.json()]).toMatchObject([401, { code: 'no-permission-on-document' }]);
  });

  test('is possible for those who may see the document', async () => {
    const memo = await givenMemo(app, office.captain, [office.lead]);
    const { body } = await upload(memo.id, [{ name: 'a.txt', content: 'a' }]);
    const fileId = body[0]?.id ?? 0;
    expect((await download(memo.id, fileId, office.lead)).status).toBe(200);
    const other = await app.call(downloadFile, office.outsider, { params: { id: memo.id, fileId } });
    expect([other.status, other.body]).toMatchObject([401, { code: 'no-permission-on-document' }]);
    const through = await app.call(downloadFile, office.captain, { params: { id: draft, fileId } });
    expect([through.status, through.body]).toMatchObject([404, { code: 'not-found' }]);
  });
});

describe('contents', () => {
  test('uploaded twice are stored once, until their last file is deleted', async () => {
    const content = 'одно и то же';
    const before = await filesBelow(app.filesFolder);
    const { body } = await upload(draft, [
      { name: '하나.txt', content },
      { name: '둘.txt', content },
    ]);
    const memo = await givenMemo(app, office.captain, [office.lead]);
    const { body: elsewhere } = await upload(memo.id, [{ name: '셋.txt', content }]);
    expect(await filesBelow(app.filesFolder)).toHaveLength(before.length + 1);
    const files = [...body.map(({ id }) => [draft, id] as const), ...elsewhere.map(({ id }) => [memo.id, id] as const)];
    for (const [place, [id, fileId]] of files.entries()) {
      expect((await app.call(deleteFile, office.captain, { params: { id, fileId } })).status).toBe(204);
      for (const [otherId, otherFile] of files.slice(place + 1))
        expect((await download(otherId, otherFile)).bytes.toString()).toBe(content);
    }
    expect(await filesBelow(app.filesFolder)).toEqual(before);
    expect(
      (await app.call(deleteFile, office.captain, { params: { id: draft, fileId: body[0]?.id ?? 0 } })).status,
    ).toBe(404);
  });

  test('stay stored after a refused upload of the same content, and with a concurrent upload and removal', async () => {
    const content = 'geteilter Inhalt';
    const { body } = await upload(draft, [{ name: 'a.txt', content }]);
    await expectRefused(
      [
        { name: 'b.txt', content },
        { name: 'c.exe', content },
      ],
      415,
      'forbidden-file-type',
    );
    expect((await download(draft, body[0]?.id ?? 0)).bytes.toString()).toBe(content);
    let fileId = body[0]?.id ?? 0;
    for (let round = 0; round < 30; round += 1) {
      const memo = await givenMemo(app, office.captain, [office.lead]);
      const [added] = await Promise.all([
        upload(memo.id, [{ name: 'n.txt', content }]),
        app.call(deleteFile, office.captain, { params: { id: draft, fileId } }),
      ]);
      expect(added.status).toBe(201);
      const normalized = await download(memo.id, added.body[0]?.id ?? 0);
      expect(normalized.bytes.toString()).toBe(content);
      [draft, fileId] = [memo.id, added.body[0]?.id ?? 0];
    }
  });

  test('that the disk of the server cannot store do not count as an error of the caller', async () => {
    await rename(app.filesFolder, `${app.filesFolder}-away`);
    const { status, body } = await upload(draft, [{ name: 'a.txt', content: 'a' }]);
    await rename(`${app.filesFolder}-away`, app.filesFolder);
    expect([status, body]).toMatchObject([503, { code: 'storage-unavailable' }]);
  });

  test('that are missing in the file store answer a problem, not half a file', async () => {
    const { body } = await upload(draft, [{ name: 'a.txt', content: 'verloren' }]);
    const { rows } = await app.pool.query<{ sha256: string }>(
      'select sha256 from approval.attached_file where id = $1',
      [body[0]?.id],
    );
    const sha = rows[0]?.sha256 ?? '';
    await rm(join(app.filesFolder, sha.slice(0, 2), sha.slice(2, 4), sha));
    const { status, body: problem } = await app.call(downloadFile, office.captain, {
      params: { id: draft, fileId: body[0]?.id ?? 0 },
    });
    expect(status).toBe(500);
    expect(problem).toMatchObject({ code: 'internal' });
  });
});
