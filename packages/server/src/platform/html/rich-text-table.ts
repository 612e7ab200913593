import { inkOn, onWhite, readColour, writeColour } from '@portal/contract/kernel';
import { type Block, type Element, isElement, type Table, type TableCell } from './rich-text-blocks.ts';
import { type Placed, placeCells } from './table-grid.ts';

const elements = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter((child): child is Element => isElement(child) && names.includes(child.name));

const integer = (value: string | undefined): number => Math.max(1, Number.parseInt(value ?? '1', 10) || 1);

const shadeOf = (cell: Element): { fill: string; ink: string } | undefined => {
  const [, value = ''] = /background-color: ([^;]+)/.exec(cell.attribs.style ?? '') ?? [];
  const ground = readColour(value);
  return ground && ground.alpha > 0.1
    ? { fill: writeColour(onWhite(ground)), ink: writeColour(inkOn(onWhite(ground))) }
    : undefined;
};

const toCell = (cell: Element, blocksOf: (cell: Element) => Block[]): TableCell => ({
  header: cell.name === 'th',
  colspan: integer(cell.attribs.colspan),
  rowspan: integer(cell.attribs.rowspan),
  blocks: blocksOf(cell),
  ...shadeOf(cell),
});

// Header rows can repeat on the next page only if no cell spans from them into later rows.
const countHeaderRows = (cells: Placed<TableCell>[], rows: number): number => {
  const firstBody = cells.reduce((first, cell) => (cell.header ? first : Math.min(first, cell.y)), rows);
  const reaches = cells.some((cell) => cell.y < firstBody && cell.y + cell.rowspan > firstBody);
  return firstBody >= rows || firstBody > 4 || reaches ? 0 : firstBody;
};

const textWidth = (blocks: Block[]): number => {
  let width = 0;
  for (const block of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'heading') width = Math.max(width, 30);
    else for (const { text } of block.runs) width += text.length + (text.match(/[\u1100-\uffdc]/g)?.length ?? 0);
    if (width > 40) return 40;
  }
  return width;
};

const givenWidths = (table: Element, columns: number): (number | undefined)[] => {
  const cols = elements(table, 'colgroup').flatMap((group) => elements(group, 'col'));
  return Array.from({ length: columns }, (_, index) => {
    const [, pixels] = /(?:^|[^-])width: ([\d.]+)px/.exec(cols[index]?.attribs.style ?? '') ?? [];
    return Number(pixels) > 0 ? Number(pixels) : undefined;
  });
};

/** Column widths set by the author, or else by the amount of text, similar to a browser. */
const columnShares = (table: Element, columns: number, cells: Placed<TableCell>[]): number[] => {
  const shares = Array.from({ length: columns }, () => 6);
  for (const cell of cells)
    if (cell.colspan === 1) shares[cell.x] = Math.max(shares[cell.x] ?? 0, textWidth(cell.blocks) + 3);
  const given = givenWidths(table, columns);
  const known = given.filter((width) => width !== undefined);
  if (known.length === 0) return shares;
  const usual = known.reduce((sum, width) => sum + width, 0) / known.length;
  return given.map((width) => width ?? usual);
};

export const toTable = (element: Element, blocksOf: (cell: Element) => Block[]): Table | undefined => {
  const rowElements = element.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return child.name === 'tr' ? [child] : elements(child, 'tr');
  });
  const grid = placeCells(rowElements.map((row) => elements(row, 'td', 'th').map((cell) => toCell(cell, blocksOf))));
  if (grid.cells.length === 0) return undefined;
  return {
    kind: 'table',
    columns: columnShares(element, grid.columns, grid.cells),
    rows: grid.rows,
    headerRows: countHeaderRows(grid.cells, grid.rows),
    cells: grid.cells,
  };
};
