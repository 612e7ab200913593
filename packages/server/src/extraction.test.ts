import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityBomb } from '#platform/cleaning/samples/bombs.fixture';
import { encryptedPdf } from '#platform/cleaning/samples/named-pdf.fixture';
import { manualPages, manualPdf } from '#platform/extraction/manual-sample.fixture';
import {
  docxOfTexts,
  docxSample,
  hwpxChanges,
  hwpxSample,
  odtSample,
  pptxSample,
  protectedOffice,
  xlsxSample,
} from '#platform/extraction/office-sample.fixture';
import { bookOf, sheetPart, stylesPart } from '#platform/spreadsheet/workbook.fixture';
import { type GivenExtraction, givenExtraction } from '#testing/documents/given-extraction';

let extraction: GivenExtraction;

beforeAll(async () => {
  extraction = await givenExtraction();
});

afterAll(() => extraction.close());

const extract = (extension: string, content: Uint8Array | string) => extraction.extract(extension, content);

const textOf = async (extension: string, content: Uint8Array | string): Promise<string> => {
  const extracted = await extract(extension, content);
  return extracted.state === 'done' ? extracted.pages.join('\n') : extracted.state;
};

test('a PDF gives its text page by page', async () => {
  const extracted = await extract('pdf', manualPdf(manualPages(12)));
  if (extracted.state !== 'done') throw new Error(extracted.state);
  expect([extracted.hasPages, extracted.pages.length]).toEqual([true, 12]);
  expect(extracted.pages[6]).toMatch(/^제7절 운항 절차\n7\.1 기장은 비행 전에 항공기의 감항성과/);
  expect(extracted.pages[6]).toContain('equipment list (MEL)');
}, 60_000);

test('an empty page of a PDF keeps its number', async () => {
  const pages = [
    { title: '앞', lines: [] },
    { title: '', lines: [] },
    { title: '뒤', lines: [] },
  ];
  expect(await extract('pdf', manualPdf(pages))).toEqual({ state: 'done', hasPages: true, pages: ['앞', '', '뒤'] });
}, 60_000);

test('a docx gives its paragraphs, words over several runs joined and cells separated, each text once', async () => {
  const text = await textOf('docx', docxSample());
  expect(text.split('\n')).toEqual([
    '제1장 비상절차서',
    '여객 안내 & 대피',
    '기장',
    '부기장',
    '글상자',
    '바깥문단',
    '첫째',
    '둘째',
    '머리글 운항규정',
  ]);
});

test('a workbook gives its sheets row by row, cells separated', async () => {
  expect((await textOf('xlsx', xlsxSample())).split('\n')).toEqual(['점검표', '항공기 정비사', '연료량 4200 계산됨']);
});

test('a presentation gives its slides in display order', async () => {
  expect(await extract('pptx', pptxSample())).toEqual({
    state: 'done',
    hasPages: true,
    pages: ['안전 교육\n표지', '난기류 대응'],
  });
});

test('an OpenDocument text gives its paragraphs without deleted text', async () => {
  expect((await textOf('odt', odtSample())).split('\n')).toEqual([
    '객실 안전',
    '각주 내용',
    '구명조끼 착용 시연',
    '좌석',
    '벨트',
    '바닥글',
  ]);
});

test('a document of Hancom Office gives all its sections, cells separated', async () => {
  expect((await textOf('hwpx', hwpxSample())).split('\n')).toEqual([
    '항공 보안검색 절차',
    '위험물',
    '신고',
    '둘째 구역',
  ]);
});

test('a document of Hancom Office gives words without glosses and deleted text', async () => {
  expect((await textOf('hwpx', hwpxChanges())).split('\n')).toEqual([
    '앞감항성뒤',
    '가끼움나다',
    '라마',
    '바',
    '사',
    '다음 구역',
  ]);
});

test('a workbook is found as its cells show it', async () => {
  const cells = [
    '<c s="1"><v>46346</v></c>',
    '<c s="2"><v>1234567</v></c>',
    '<c t="b"><v>0</v></c>',
    '<c t="e"><v>#N/A</v></c>',
    '<c><v>15.500000000000002</v></c>',
  ];
  const book = bookOf([{ name: '수치', xml: sheetPart(`<row>${cells.join('')}</row>`, 'x') }], {
    parts: { 'xl/styles.xml': stylesPart },
  });
  expect(await textOf('xlsx', book)).toBe('수치\n2026-11-20 1,234,567 FALSE #N/A 15.5');
});

test('text in form fields of a PDF is found on its page, that of hidden fields is not', async () => {
  const pdf = await PDFDocument.create();
  const pages = [pdf.addPage(), pdf.addPage()] as const;
  const form = pdf.getForm();
  const text = form.createTextField('name');
  text.setText('Filled quokka');
  text.addToPage(pages[0]);
  const choice = form.createDropdown('aircraft');
  choice.setOptions(['A320', 'B737']);
  choice.select('B737');
  choice.addToPage(pages[1]);
  const box = form.createCheckBox('agreed');
  box.addToPage(pages[1]);
  box.check();
  const hidden = form.createTextField('hidden');
  hidden.setText('Hidden wombat');
  hidden.addToPage(pages[1], { hidden: true });
  expect(await extract('pdf', await pdf.save())).toEqual({
    state: 'done',
    hasPages: true,
    pages: ['Filled quokka', 'B737'],
  });
}, 60_000);

test('texts are read in the encoding that they are written in, and composed', async () => {
  const text = '운항\r\n정비 규정';
  expect(await textOf('txt', text)).toBe('운항\n정비 규정');
  expect(await textOf('md', `\ufeff${text.normalize('NFD')}`)).toBe('운항\n정비 규정');
  expect(await textOf('csv', Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe('운항\n정비 규정');
  expect(await textOf('txt', Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toBe('운항\n정비 규정');
  // 운항 in KS X 1001, and 똠, which only CP949 has.
  expect(await textOf('txt', Buffer.from('bfeec7d720 8c63'.replace(' ', ''), 'hex'))).toBe('운항 똠');
});

test('characters that cannot be stored or seen are removed', async () => {
  expect(await textOf('txt', 'ㄱ\u200e\ufeff\u2060정\u202e비\u2066')).toBe('ㄱ정비');
  expect(await textOf('txt', 'a\0b\u00adc\u200bd \ud83d\ude00  e\n\n\nf')).toBe('a bcd 😀 e\nf');
});

test('long texts are split at paragraphs into chunks of limited length, never within a word', async () => {
  const paragraphs = Array.from({ length: 300 }, (_, at) => `문단${at}: ${'가나다라 '.repeat((at * 37) % 400)}끝`);
  const extracted = await extract('docx', docxOfTexts(paragraphs));
  if (extracted.state !== 'done') throw new Error(extracted.state);
  expect(extracted.hasPages).toBe(false);
  expect(Math.max(...extracted.pages.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
  const words = (text: string): string[] => text.split(/\s+/);
  expect(words(extracted.pages.join('\n'))).toEqual([...words(paragraphs.join('\n')), '머리글', '운항규정']);
  const fitting = extracted.pages.filter((page) => page.startsWith('문단'));
  expect(fitting.length).toBeGreaterThan(50);
});

test('a text without any line end or space is split too', async () => {
  const extracted = await extract('txt', '가'.repeat(2_500_000));
  if (extracted.state !== 'done') throw new Error(extracted.state);
  expect(extracted.pages.join('')).toBe('가'.repeat(2_500_000));
  expect(Math.max(...extracted.pages.map(({ length }) => length))).toBe(2_000);
}, 60_000);

type Bad = [what: string, extension: string, made: () => Promise<Uint8Array>];
const bad: Bad[] = [
  ['a PDF that is cut off', 'pdf', async () => manualPdf(manualPages(3)).subarray(0, 9_000)],
  ['a PDF that is none', 'pdf', async () => Buffer.from('%PDF-1.7\nnothing\n%%EOF')],
  ['a PDF that is protected', 'pdf', encryptedPdf],
  ['a text of Word that is cut off', 'docx', async () => docxSample().subarray(0, 900)],
  ['a text of Word that is protected', 'docx', async () => protectedOffice()],
  ['a text of Word that declares entities', 'docx', async () => entityBomb()],
  ['a workbook that is a text of Word', 'xlsx', async () => docxSample()],
  ['a presentation that is none', 'pptx', async () => Buffer.from('PK\u0003\u0004 nothing')],
  ['an OpenDocument text that is not well-formed', 'odt', async () => odtSample('<text:p>열림')],
  ['an archive without a document', 'hwpx', async () => odtSample()],
  ['more text than is kept', 'txt', async () => Buffer.alloc(21_000_000, 'ab ')],
];

test.for(bad)('%s has no readable text, and the next file has', async ([, extension, made]) => {
  expect(await extract(extension, await made())).toEqual({ state: 'failed' });
  expect(await textOf('hwpx', hwpxSample())).toContain('위험물');
});

test('pictures, hwp and other kinds have no text', async () => {
  expect(await extract('hwp', protectedOffice())).toEqual({ state: 'none' });
  expect(await extract('png', 'no picture')).toEqual({ state: 'none' });
});

test('no files are left next to the store', async () => {
  await writeFile(join(extraction.folder, 'marker'), '');
  await extract('docx', docxSample());
  expect((await readdir(extraction.folder, { recursive: true })).filter((path) => path.includes('.text'))).toEqual([]);
});
