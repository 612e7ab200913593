import { styleOf } from '../../inline-style.ts';

const NARROWEST = 40;
const WIDEST = 2_000;
const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, '': 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };

const pixels = (text: string | null | undefined): number | undefined => {
  const [, number, unit = ''] = /^\s*([\d.]+)\s*(px|pt|in|cm|mm|)\s*$/i.exec(text ?? '') ?? [];
  const width = Number(number) * (PIXELS[unit.toLowerCase()] ?? Number.NaN);
  return width > 0 ? Math.min(WIDEST, Math.max(NARROWEST, Math.round(width))) : undefined;
};

const widthOf = (element: Element): number | undefined =>
  pixels(element.getAttribute('width')) ?? pixels(styleOf(element).get('width'));

const spanOf = (element: Element, name: string): number => Math.min(100, Number(element.getAttribute(name)) || 1);

/** Every cell with the column it begins in, what reaches down from above counted. */
const placed = (table: HTMLTableElement): { cell: HTMLTableCellElement; column: number }[] => {
  const taken: number[] = [];
  return [...table.rows].flatMap((row) => {
    let column = 0;
    const cells = [...row.cells].map((cell) => {
      while ((taken[column] ?? 0) > 0) column += 1;
      const place = { cell, column };
      for (let across = 0; across < spanOf(cell, 'colspan'); across += 1) {
        taken[column] = spanOf(cell, 'rowspan');
        column += 1;
      }
      return place;
    });
    for (const [at, rows] of taken.entries()) taken[at] = Math.max(0, (rows ?? 0) - 1);
    return cells;
  });
};

const columnWidths = (table: HTMLTableElement, cells: ReturnType<typeof placed>): (number | undefined)[] => {
  const cols = [...table.querySelectorAll<HTMLTableColElement>(':scope > colgroup > col, :scope > col')];
  const widths: (number | undefined)[] = cols.flatMap((col) =>
    Array.from({ length: spanOf(col, 'span') }, () => widthOf(col)),
  );
  for (const { cell, column } of cells) if (spanOf(cell, 'colspan') === 1) widths[column] ??= widthOf(cell);
  return widths;
};

/** A cell of a sheet has hardly any room around its text, ours has some. */
const ROOM = 22;
const isSheet = (page: Document): boolean =>
  [...page.querySelectorAll('meta[name]')].some((meta) => /excel/i.test(meta.getAttribute('content') ?? '')) ||
  page.querySelector('google-sheets-html-origin') !== null;

const keepWidths = (table: HTMLTableElement, room: number): void => {
  const cells = placed(table);
  const widths = columnWidths(table, cells);
  for (const { cell, column } of cells) {
    if (cell.hasAttribute('colwidth')) continue;
    const own = widths.slice(column, column + spanOf(cell, 'colspan'));
    if (own.length > 0 && own.every((width) => width !== undefined))
      cell.setAttribute('colwidth', own.map((width) => (width ?? 0) + room).join());
  }
};

/** The shade of a row is that of its cells. */
const keepShade = (table: HTMLTableElement): void => {
  for (const row of table.rows) {
    const whole = shadeOf(row);
    for (const cell of row.cells) {
      const shade = shadeOf(cell) ?? whole;
      if (shade !== undefined)
        cell.setAttribute('style', `${cell.getAttribute('style') ?? ''};background-color:${shade}`);
    }
  }
};

const shadeOf = (element: Element): string | undefined => {
  const style = styleOf(element);
  return style.get('background-color') ?? style.get('background') ?? element.getAttribute('bgcolor') ?? undefined;
};

/** Tables with the widths of their columns and the shade of their cells where the editor looks for them. */
export const keepTables = (page: Document): void => {
  const room = isSheet(page) ? ROOM : 0;
  for (const table of page.body.querySelectorAll('table')) {
    keepWidths(table, room);
    keepShade(table);
  }
};
