import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extensionOf, sniffFile } from './sniff-kind.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-sniffed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['보고서.PDF', 'pdf'],
  ['a.exe.', 'exe'],
  ['a.exe::$DATA', 'exe'],
  ['a.ｅｘｅ', 'exe'],
  ['a.exe  ', 'exe'],
  ['이름', ''],
])('the extension of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

test.each([
  ['a program', 'MZ세대 소통 방안에 대한 설문'],
  ['a film', 'FWS 결함: 비행 경고 시스템'],
  ['a compressed film', 'CWS 점검'],
  ['a picture', 'BM 특허 검토'],
  ['a sound', 'FORM 65 작성 안내'],
  ['a PDF', '머리에 %PDF-1.7 이라고 쓰인 파일'],
])('a text that starts with the signature of %s is a text', async (_what, content) => {
  const path = join(folder, 'a.txt');
  await writeFile(path, content);
  const file = { name: 'a.txt', sha256: '', size: Buffer.byteLength(content), path };
  for (const genuine of [true, false])
    expect(await sniffFile(file, { blocked: ['exe', 'js'], genuine })).toBe('application/octet-stream');
});
