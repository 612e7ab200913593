import { uploadDocument } from '@portal/contract/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocumentCenter, givenDocumentCenter } from '#testing/documents/given-center';
import { generalBody, givenDocument, uploadOf } from '#testing/documents/given-upload';
import {
  sampleCompound,
  sampleDocx,
  sampleHwpx,
  sampleOdt,
  samplePdf,
  samplePng,
  samplePptx,
  sampleXlsx,
  sampleZip,
} from '#testing/documents/sample-files';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let center: DocumentCenter;

beforeAll(async () => {
  app = await createTestApp({ blockedExtensions: ['bat', 'hta'] });
  center = await givenDocumentCenter(app);
});

afterAll(() => app.close());

const text = (value: string) => new TextEncoder().encode(value);
const jpg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const gif = Buffer.from('474946383961010001000000002c00000000010001000002', 'hex');
const webp = Buffer.concat([text('RIFF'), Buffer.from('24000000', 'hex'), text('WEBPVP8 '), Buffer.alloc(28)]);
const exe = Buffer.concat([text('MZ'), Buffer.alloc(200)]);
const elf = Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(200)]);
const installer = sampleCompound('84100c0000000000c000000000000046');

let count = 0;
const send = async (name: string, content: string | Uint8Array) => {
  count += 1;
  const body = generalBody({ title: `파일 ${count}` });
  const upload = uploadOf(body, { name, content });
  return app.call(uploadDocument, center.everybody, { params: { id: center.general }, ...upload });
};

test.each<[string, Uint8Array, string]>([
  ['a.pdf', samplePdf(), 'pending'],
  ['A.PDF', samplePdf(), 'pending'],
  ['a.png', samplePng(), 'none'],
  ['a.jpg', jpg, 'none'],
  ['a.jpeg', jpg, 'none'],
  ['a.gif', gif, 'none'],
  ['a.webp', webp, 'none'],
  ['a.docx', sampleDocx(), 'pending'],
  ['a.xlsx', sampleXlsx(), 'pending'],
  ['a.pptx', samplePptx(), 'pending'],
  ['a.odt', sampleOdt(), 'pending'],
  ['a.hwpx', sampleHwpx(), 'pending'],
  ['a.doc', sampleCompound(), 'none'],
  ['a.xls', sampleCompound(), 'none'],
  ['a.ppt', sampleCompound(), 'none'],
  ['a.hwp', sampleCompound(), 'none'],
  ['protected.docx', sampleCompound(), 'pending'],
  ['protected.xlsx', sampleCompound(), 'pending'],
  ['a.txt', text('글'), 'pending'],
  ['a.md', text('# 글'), 'pending'],
  ['a.csv', text('a,b'), 'pending'],
  ['a.html', text('<p>글</p>'), 'none'],
  ['a.txt', text('MZ세대 소통 방안'), 'pending'],
  ['a.txt', text('FWS 결함: 비행 경고 시스템'), 'pending'],
  ['a.csv', text('MZ,수량'), 'pending'],
  ['보고 10:30.pdf', samplePdf(), 'pending'],
  ['a.dwg', text('AC1032'), 'none'],
  ['a.pdf', Buffer.concat([text('\r\n'), samplePdf()]), 'pending'],
  ['a.pdf', Buffer.concat([text('HTTP/1.1 200 OK\r\n\r\n'), samplePdf()]), 'pending'],
  ['a.pdf', Buffer.concat([Buffer.alloc(1_019, 32), samplePdf()]), 'pending'],
])('%s is accepted', async (name, content, contentState) => {
  const { status, body } = await send(name, content);
  expect([name, status]).toEqual([name, 201]);
  expect(body.revision.contentState).toBe(contentState);
});

test.each<[string, string | Uint8Array]>([
  ['a.exe', exe],
  ['a.zip', sampleZip()],
  ['a.js', text('alert(1)')],
  ['a.JS', text('alert(1)')],
  ['a.ｊｓ', text('alert(1)')],
  ['a.js.', text('alert(1)')],
  ['a.js::$DATA', text('alert(1)')],
  ['a.bat', text('echo')],
  ['a.hta', text('echo')],
  ['none', text('글')],
  ['3.1 정비 절차', text('글')],
  ['a.pdf', exe],
  ['a.txt', exe],
  ['a.txt', elf],
  ['a.doc', installer],
  ['a.bin', installer],
  ['a.txt', sampleZip()],
  ['a.docx', sampleZip()],
  ['a.xlsx', sampleDocx()],
  ['a.docx', sampleXlsx()],
  ['a.pptx', sampleDocx()],
  ['a.odt', sampleDocx()],
  ['a.hwpx', sampleDocx()],
  ['a.hwpx', sampleZip()],
  ['a.docx', samplePdf()],
  ['a.pdf', samplePng()],
  ['a.pdf', text('글')],
  ['a.png', jpg],
  ['a.jpg', samplePng()],
  ['a.gif', samplePng()],
  ['a.webp', gif],
  ['a.doc', text('글')],
  ['a.xls', sampleXlsx()],
  ['a.ppt', text('글')],
  ['a.hwp', sampleHwpx()],
])('%s with bytes of another kind, or a blocked kind, is refused', async (name, content) => {
  const { status, body } = await send(name, content);
  expect([name, status]).toEqual([name, 415]);
  expect(body).toMatchObject({ code: 'forbidden-file-type' });
});

test.each<[string, string | Uint8Array, string]>([
  ['a.exe', 'x', '이 확장자의 파일은 올릴 수 없습니다.'],
  ['none', 'x', '확장자가 없는 파일은 올릴 수 없습니다.'],
  ['a.txt', exe, '실행 프로그램은 올릴 수 없습니다.'],
  ['a.doc', installer, '실행 프로그램은 올릴 수 없습니다.'],
  ['a.docx', sampleZip(), '압축 파일이거나 손상된 문서입니다. 압축을 풀어 문서를 올려 주세요.'],
  ['a.jpg', samplePng(), '파일 내용이 확장자와 맞지 않습니다. 원래 프로그램에서 다시 저장해 주세요.'],
  [
    'a.pdf',
    Buffer.concat([Buffer.alloc(1_025, 32), samplePdf()]),
    '파일 내용이 확장자와 맞지 않습니다. 원래 프로그램에서 다시 저장해 주세요.',
  ],
  ['a.xlsx', 'SCDSA004 protected', '암호나 문서 보안(DRM)이 걸린 파일입니다. 해제한 뒤 다시 올려 주세요.'],
])('the reason why %s is refused is answered', async (name, content, message) => {
  expect([(await send(name, content)).body]).toMatchObject([
    { code: 'forbidden-file-type', message, errors: [{ path: name }] },
  ]);
});

test('100 MB are accepted, and one byte more is too large', async () => {
  const most = 104_857_600;
  const content = Buffer.alloc(most + 1);
  content.set(samplePdf());
  const before = await app.pool.query('select count(*) from platform.stored_file');
  expect((await send('a.pdf', content)).status).toBe(413);
  expect((await app.pool.query('select count(*) from platform.stored_file')).rows).toEqual(before.rows);
  const made = await givenDocument(app, center.everybody, center.general, generalBody({ title: '큰 파일' }), {
    name: 'a.pdf',
    content: content.subarray(0, most),
  });
  expect(made.revision.size).toBe(most);
});
