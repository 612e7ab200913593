import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itself } from '../workers/worker-caller.ts';
import { createWorkers } from '../workers/worker-pool.ts';
import { readSpreadsheet } from './read-workbook-rows.ts';
import { workbookOf, zipBomb } from './workbook.fixture.ts';

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

const cell = (place: string, content = '<v>1</v>') => `<c r="${place}">${content}</c>`;
const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const rows = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}">${cells(at + 1)}</row>`).join('');

test.each([
  ['a cell at the far end of a sheet', workbookOf(`<row r="1048576">${cell('XFD1048576')}</row>`)],
  ['a cell in a column that no sheet of ours has', workbookOf(`<row r="1">${cell('A1')}${cell('XFD1')}</row>`)],
  ['a cell in a row that no sheet of ours has', workbookOf(rows(1, () => cell('A1')) + cell('A900000'))],
  [
    'more cells than any company has',
    workbookOf(
      rows(6_000, (row) =>
        Array(90)
          .fill(cell(`A${row}`))
          .join(''),
      ),
    ),
  ],
  ['a workbook that unfolds to far more than it weighs', zipBomb()],
])('%s is too large, and is not opened', async (_what, content) => {
  await expect(read(content)).rejects.toMatchObject({ code: 'too-large' });
});

test('empty cells may be anywhere', async () => {
  const empty = `<row r="1">${cell('A1')}<c r="XFD1" s="1"/></row><row r="1048576"><c r="A1048576" s="1"/></row>`;
  expect(await read(workbookOf(empty))).toMatchObject([{ row: 1, cells: [1] }]);
});

test('the largest accepted sheet can be read', async () => {
  const large = rows(
    20_001,
    (row) => text(`A${row}`, `HB${row}`) + text(`B${row}`, '이름') + cell(`C${row}`, `<v>${row}</v>`),
  );
  const read20k = await read(workbookOf(large));
  expect([read20k.length, read20k.at(-1)]).toEqual([20_001, { row: 20_001, cells: ['HB20001', '이름', 20_001] }]);
});

test('concurrent files are all read, one after the other', async () => {
  const content = workbookOf(rows(1, () => text('A1', '한 줄')));
  const all = await Promise.all(Array.from({ length: 4 }, () => read(content)));
  expect(all).toEqual(Array(4).fill([{ row: 1, cells: ['한 줄'] }]));
});
