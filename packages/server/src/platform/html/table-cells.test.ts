import { expect, test } from 'vitest';
import cleanRichText from './clean-rich-text.ts';
import { countTableCells } from './table-cells.ts';

const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;
const cell = (spans = '') => `<td ${spans}>x</td>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

test.each([
  ['none', '<p>x</p>', 0],
  ['two rows of two', table(row(cell(), cell()), row(cell(), cell())), 4],
  ['a hole', table(row(cell(), cell(), cell()), row(cell())), 6],
  ['a wide cell', table(row(cell('colspan="3"')), row(cell())), 6],
  ['a high cell beside others', table(row(cell('rowspan="2"'), cell()), row(cell())), 4],
  ['a high cell pushes others to the side', table(row(cell('rowspan="2" colspan="2"')), row(cell(), cell())), 8],
  ['a cell higher than its table', table(row(cell('rowspan="999"'))), 1],
  ['a row without cells', table(row(cell('rowspan="9"')), '<tr></tr>', '<tr></tr>'), 3],
  ['a table in a cell', table(row(`<td>${table(row(cell(), cell()))}</td>`)), 3],
  ['several tables', table(row(cell())).repeat(5), 5],
])('cells after layout: %s', (_what, html, cells) => {
  expect(countTableCells(html, 100)).toBe(cells);
});

test('counting stops at the limit', () => {
  const wide = table(
    row(...Array<string>(900).fill(cell('colspan="999" rowspan="999"'))),
    ...Array<string>(998).fill('<tr></tr>'),
  );
  expect(countTableCells(wide.repeat(60), 20_001)).toBe(20_001);
});

test('a text with too many cells is reported', () => {
  const large = (rows: number) =>
    table(row(cell('colspan="100" rowspan="999"')), ...Array<string>(rows - 1).fill('<tr></tr>'));
  expect(cleanRichText(large(200)).hasTooManyCells).toBe(false);
  expect(cleanRichText(large(201)).hasTooManyCells).toBe(true);
  expect(cleanRichText(large(100).repeat(3)).hasTooManyCells).toBe(true);
});
