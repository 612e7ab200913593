import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { protectedOffice } from '../extraction/office-sample.fixture.ts';
import { itself } from '../workers/worker-caller.ts';
import { createWorkers } from '../workers/worker-pool.ts';
import { readSpreadsheet } from './read-workbook-rows.ts';
import { bookOf, sheetPart, stylesPart, workbookOf } from './workbook.fixture.ts';

const MODULE = new URL('./read-sheet.ts', import.meta.url).href;
const workers = createWorkers();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-sheets-'));
});
afterAll(async () => {
  workers.close();
  await rm(folder, { recursive: true, force: true });
});

const read = async (content: Uint8Array) => {
  const path = join(folder, `${randomUUID()}.xlsx`);
  await writeFile(path, content);
  return readSpreadsheet(workers, itself, [{ name: 'sheet.xlsx', sha256: '', size: content.length, path }]);
};
const readCellsOf = async (rows: string, prefix = '') => {
  const content = bookOf([{ name: 'a', xml: sheetPart(rows, prefix) }], { parts: { 'xl/styles.xml': stylesPart } });
  return (await read(content)).map(({ cells }) => cells);
};
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

describe.each([
  ['', 'without a prefix'],
  ['x', 'under a prefix'],
])('cells that hold no plain value, %#', (prefix, how) => {
  test.each([
    ['a formula with its value', '<c r="A1"><f>SUM(B1:B9)</f><v>777</v></c>', { formula: true }],
    ['a formula that was not calculated', '<c r="A1"><f>SUM(B1:B9)</f></c>', { formula: true }],
    ['a formula that others share', '<c r="A1"><f t="shared" si="0"/><v>3</v></c>', { formula: true }],
    ['a formula that shows an error', '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', { formula: true }],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', { error: '#N/A' }],
    ['an error that does not say which', '<c r="A1" t="e"/>', { error: '' }],
    ['a number that is none', '<c r="A1"><v>12a</v></c>', '12a'],
  ])(`%s ${how} is reported, never read as blank`, async (_what, cell, expected) => {
    expect(await readCellsOf(`<row r="1">${cell}</row>`, prefix)).toEqual([[expected]]);
  });
});

test.each(['array', 'dataTable'])('every cell that a formula fills holds one, where it is an %s', async (kind) => {
  const first = `<c r="B2"><f t="${kind}" ref="B2:C3">D2:E3*2</f><v>1</v></c><c r="C2"><v>2</v></c><c r="D2"><v>3</v></c>`;
  const rows = `<row r="2">${first}</row><row r="3"><c r="B3"><v>4</v></c></row><row r="4"><c r="B4"><v>5</v></c></row>`;
  expect(await readCellsOf(rows)).toEqual([
    [null, { formula: true }, { formula: true }, 3],
    [null, { formula: true }],
    [null, 5],
  ]);
});

test('dates of a strict workbook have no time zone', async () => {
  const days = ['2026-11-20', '2026-11-20T00:00:00.000', '2026-11-20T00:00:00Z'];
  const path = join(folder, 'strict.xlsx');
  await writeFile(path, workbookOf(`<row>${days.map((day) => `<c t="d"><v>${day}</v></c>`).join('')}</row>`));
  const script = `process.stdout.write(JSON.stringify(await (await import(${JSON.stringify(MODULE)})).default(${JSON.stringify(path)})))`;
  const env = { ...process.env, TZ: 'Asia/Seoul' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  expect(JSON.parse(stdout).rows[0].cells).toEqual(days.map(() => '2026-11-20T00:00:00.000Z'));
});

test('a cell with an unknown shared text makes it a damaged file', async () => {
  await expect(read(workbookOf('<row r="1"><c r="A1" t="s"><v>7</v></c></row>'))).rejects.toMatchObject({
    code: 'forbidden-file-type',
    errors: [{ code: 'not-a-spreadsheet' }],
  });
});

test('cells and rows without a position follow the previous one', async () => {
  const rows = `<row>${text('가')}${text('나')}</row><row><c r="B2"><v>1</v></c><c><v>2</v></c></row><row r="5">${text('다')}</row><row>${text('라')}</row>`;
  const content = bookOf([{ name: 'a', xml: sheetPart(rows) }]);
  expect(await read(content)).toEqual([
    { row: 1, cells: ['가', '나'] },
    { row: 2, cells: [null, 1, 2] },
    { row: 5, cells: ['다'] },
    { row: 6, cells: ['라'] },
  ]);
});

test('numbers are read as programs show them, to 15 digits; days by their format', async () => {
  const cells = ['15.500000000000002', '0.1', '1E+2', '5.0000000000000001E-4'].map((value) => `<c><v>${value}</v></c>`);
  const styled = '<c s="1"><v>46346</v></c><c s="2"><v>1234</v></c><c t="d"><v>2026-11-20</v></c><c t="b"><v>1</v></c>';
  expect(await readCellsOf(`<row>${cells.join('')}</row><row>${styled}</row>`)).toEqual([
    [15.5, 0.1, 100, 0.0005],
    [new Date('2026-11-20'), 1234, new Date('2026-11-20'), true],
  ]);
  const old = bookOf([{ name: 'a', xml: sheetPart('<row><c s="1"><v>44884</v></c></row>') }], {
    settings: '<workbookPr date1904="1"/>',
    parts: { 'xl/styles.xml': stylesPart },
  });
  expect(await read(old)).toEqual([{ row: 1, cells: [new Date('2026-11-20')] }]);
});

const one = (value: string) => sheetPart(`<row>${text(value)}</row>`);

test.each([
  ['hidden', [{ name: '목록', state: 'hidden', xml: one('부서') }]],
  ['hidden for good', [{ name: '목록', state: 'veryHidden', xml: one('부서') }]],
  ['a chart', [{ name: '차트', kind: 'chartsheet', xml: '<chartsheet/>' }]],
])('the first visible sheet is read when the one before is %s', async (_what, before) => {
  const content = bookOf([...before, { name: '연차', xml: one('사번') }, { name: '뒤', xml: one('뒤') }]);
  expect(await read(content)).toEqual([{ row: 1, cells: ['사번'] }]);
});

test('unused parts of a workbook do not count towards the size limit, nor does the number of sheets', async () => {
  const blank = ' '.repeat(2_000_000);
  const sheets = Array.from({ length: 300 }, (_, at) => ({ name: `s${at}`, xml: one(`${at}`) }));
  const notes = Array.from({ length: 25 }, (_, at) => [`xl/comments${at}.xml`, `<comments>${blank}</comments>`]);
  expect(await read(bookOf(sheets, { parts: Object.fromEntries(notes) }))).toEqual([{ row: 1, cells: ['0'] }]);
});

test('formatted but empty rows and cells are ignored', async () => {
  const empty = Array.from(
    { length: 200_000 },
    (_, at) => `<row r="${at + 2}" s="1" customFormat="1"><c s="1"/><c s="1"/></row>`,
  );
  const content = bookOf([{ name: 'a', xml: sheetPart(`<row>${text('사번')}</row>${empty.join('')}`) }]);
  expect(await read(content)).toEqual([{ row: 1, cells: ['사번'] }]);
});

const compoundOf = (stream: string): Uint8Array =>
  Buffer.concat([protectedOffice(), Buffer.from(`${stream}\0`, 'utf16le'), Buffer.alloc(512)]);

test.each([
  ['a password', compoundOf('EncryptedPackage'), 'file-protected'],
  ['a password, nothing else of which can be read', protectedOffice(), 'file-protected'],
  [
    'document protection of Fasoo',
    Buffer.from('\u009b DRMONE  This Document is encrypted', 'latin1'),
    'file-protected',
  ],
  ['document protection of SoftCamp', Buffer.from('SCDSA004\0\0', 'latin1'), 'file-protected'],
  ['the format of before 2007', compoundOf('Workbook'), 'not-a-spreadsheet'],
  ['nothing at all', Buffer.alloc(0), 'not-a-spreadsheet'],
])('a file with %s is refused with the cause', async (_what, content, code) => {
  await expect(read(content)).rejects.toMatchObject({ code: 'forbidden-file-type', errors: [{ path: 'file', code }] });
});
