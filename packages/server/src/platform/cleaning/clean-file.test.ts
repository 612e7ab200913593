import { PDFDocument } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from '../images/encode-picture.ts';
import { cleanOffice } from './office/clean-office.ts';
import { cleanPdf } from './pdf/clean-pdf.ts';
import { holds } from './samples/find-name.fixture.ts';
import { encryptedPdf, namedPdf, PDF_TEXT } from './samples/named-pdf.fixture.ts';
import { MAKER, namedPicture } from './samples/named-picture.fixture.ts';
import { DOCX_TEXT, docxOf, docxWithObject, namedDocx } from './samples/office/docx.fixture.ts';
import { officeFile } from './samples/office/package.fixture.ts';
import { namedPptx, PPTX_TEXT } from './samples/office/pptx.fixture.ts';
import { namedXlsx, XLSX_TEXT } from './samples/office/xlsx.fixture.ts';

test.for(['jpeg', 'png', 'webp', 'gif', 'tiff'] as const)(
  'a %s keeps its pixels and loses the metadata that names its author',
  async (format) => {
    const named = await namedPicture(format);
    expect(holds(named, MAKER)).toBe(true);
    const { content } = await encodePicture(named);
    expect(holds(content, MAKER)).toBe(false);
    const { exif, xmp, icc, comments, ...said } = await sharp(content).metadata();
    expect([exif, xmp, icc, comments]).toEqual([undefined, undefined, undefined, undefined]);
    expect(said).toMatchObject({ format, width: 40, height: 30 });
  },
);

test('a rotated photo is still shown upright, and an animation still plays', async () => {
  const { content } = await encodePicture(await namedPicture('jpeg', { orientation: 6 }));
  expect(await sharp(content).metadata()).toMatchObject({ width: 30, height: 40 });
  const moving = await namedPicture('gif', { frames: 3 });
  expect(await sharp(moving).metadata()).toMatchObject({ pages: 3 });
  const still = await sharp((await encodePicture(moving)).content).metadata();
  expect([still.pages, still.delay, still.pageHeight ?? still.height]).toEqual([3, [100, 100, 100], 30]);
});

test('a PDF keeps its pages, texts, links and fields, and loses all that names its author', async () => {
  const named = await namedPdf();
  expect([holds(named, MAKER), Buffer.from(named).toString('latin1').split('%%EOF').length]).toEqual([true, 3]);
  const cleaned = await cleanPdf(named);
  expect([holds(cleaned, MAKER), Buffer.from(cleaned).toString('latin1').split('%%EOF').length]).toEqual([false, 2]);
  for (const text of [PDF_TEXT, 'a remark', 'https://example.com/manual', '(nothing)'])
    expect(holds(cleaned, text)).toBe(true);
  for (const text of [
    'D:2026',
    'FileAttachment',
    'EmbeddedFile',
    'Metadata',
    'PieceInfo',
    'JavaScript',
    'Launch',
    '/ID',
    '/Info',
  ])
    expect(holds(cleaned, text)).toBe(false);
  const read = await PDFDocument.load(cleaned, { updateMetadata: false });
  expect(read.getPages().map((page) => page.getSize())).toEqual([
    { width: 300, height: 200 },
    { width: 200, height: 300 },
  ]);
  expect(
    read
      .getForm()
      .getFields()
      .map((field) => field.getName()),
  ).toEqual(['flightNo']);
});

test('a picture in a PDF is the same to the last bit of its pixels', async () => {
  const photo = await namedPicture('jpeg');
  const document = await PDFDocument.create();
  document.addPage().drawImage(await document.embedJpg(photo));
  const cleaned = Buffer.from(await cleanPdf(await document.save()));
  expect(holds(await document.save(), MAKER)).toBe(true);
  expect(holds(cleaned, MAKER)).toBe(false);
  const begin = cleaned.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const within = cleaned.subarray(begin, cleaned.indexOf('endstream', begin));
  const pixels = (content: Buffer) => sharp(content, { ignoreIcc: true }).raw().toBuffer();
  expect((await pixels(within)).equals(await pixels(photo))).toBe(true);
});

test('an encrypted and a damaged PDF cannot be cleaned', async () => {
  await expect(cleanPdf(await encryptedPdf())).rejects.toThrow();
  await expect(cleanPdf(Buffer.from('%PDF-1.7\nnothing\n%%EOF'))).rejects.toThrow();
  await expect(cleanPdf((await namedPdf()).subarray(0, 900))).rejects.toThrow();
});

test.for([
  ['docx', namedDocx, DOCX_TEXT],
  ['xlsx', namedXlsx, XLSX_TEXT],
  ['pptx', namedPptx, PPTX_TEXT],
] as const)('a %s keeps what is read in it, and loses all that names its maker', async ([, named, texts]) => {
  const source = await named();
  const cleaned = await cleanOffice(source);
  expect([holds(source, MAKER), holds(cleaned, MAKER)]).toEqual([true, false]);
  const parts = unzipSync(cleaned);
  const read = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('');
  for (const text of texts) expect(read).toContain(text.replace('&', '&amp;'));
  expect(read).not.toMatch(/2026-11-19|docProps|customXml|AAAAAAAA|Users\/|rsid|encodedBy/);
  expect(Object.keys(parts).join()).not.toMatch(
    /docProps|customXml|people|printer|revision|changesInfo|tags|unreferenced/,
  );
  const media = Object.entries(parts).find(([name]) => name.includes('media/'))?.[1];
  expect(await sharp(media).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('the archive of a cleaned document has no times and no comment', async () => {
  const cleaned = Buffer.from(await cleanOffice(await namedDocx()));
  const times: string[] = [];
  for (let at = cleaned.indexOf('PK\u0001\u0002'); at >= 0; at = cleaned.indexOf('PK\u0001\u0002', at + 4))
    times.push(cleaned.subarray(at + 12, at + 16).toString('hex'));
  expect(new Set(times)).toEqual(new Set(['00002100']));
  expect(cleaned.readUInt16LE(cleaned.length - 2)).toBe(0);
});

test('several commenters stay distinct, under other names', async () => {
  const authors = (name: string) =>
    `<w:p><w:ins w:id="1" w:author="${name}"><w:r><w:t>by one</w:t></w:r></w:ins></w:p>`;
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${authors('Kim')}${authors('Lee')}${authors('Kim')}</w:body></w:document>`;
  const cleaned = strFromU8(unzipSync(await cleanOffice(docxOf(document)))['word/document.xml'] ?? new Uint8Array());
  expect([...cleaned.matchAll(/author="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Author 1',
    'Author 2',
    'Author 1',
  ]);
});

test('sizes of drawings, which are called like extensions, stay', async () => {
  const document =
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:a="urn:a"><a:xfrm><a:ext cx="1" cy="2"/></a:xfrm><a:extLst><a:ext uri="{1}"><w:rsids/></a:ext></a:extLst></w:document>';
  const cleaned = strFromU8(unzipSync(await cleanOffice(docxOf(document)))['word/document.xml'] ?? new Uint8Array());
  expect(cleaned).toContain('<a:xfrm><a:ext cx="1" cy="2"></a:ext></a:xfrm></w:document>');
});

test('references to a missing part are removed', async () => {
  const broken = officeFile(
    [['rId1', 'officeDocument', 'word/document.xml']],
    [
      {
        name: 'word/document.xml',
        content:
          '<w xmlns="urn:w" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><blip r:embed="rId1"/><t>kept</t></w>',
        links: [['rId1', 'image', '../NULL']],
      },
    ],
  );
  const parts = unzipSync(await cleanOffice(broken));
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toMatch(/<w [^>]*><t>kept<\/t><\/w>$/);
  expect(Object.keys(parts)).not.toContain('word/_rels/document.xml.rels');
});

test.for([
  ['holds another document', docxWithObject],
  ['is cut off', async () => (await namedDocx()).subarray(0, 3_000)],
  ['is no package', () => Buffer.from('PK\u0003\u0004 nothing')],
  ['is not well-formed', () => docxOf('<w:document xmlns:w="urn:w"><w:body></w:document>')],
  ['declares entities', () => docxOf('<!DOCTYPE w [<!ENTITY a "aaaa">]><w xmlns="urn:w">&a;</w>')],
  ['names entities that nobody declared', () => docxOf('<w xmlns="urn:w">&a;</w>')],
] as const)('a docx that %s cannot be cleaned', async ([, made]) => {
  await expect(cleanOffice(await made())).rejects.toThrow();
});
