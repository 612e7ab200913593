import { fontFamily } from '../../../look/theme.ts';
import { inlineSheets, setStyle, styleOf } from '../../inline-style.ts';
import { joinLinesBelow } from '../../join-lines.ts';
import { dropForeignInk } from '../../readable.ts';
import { fonts } from '../../rich-text-palette.ts';
import { gatherLists } from './pasted-lists.ts';

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

/** Every cell with its first column, taking row spans from above into account. */
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
    // By index, since `every` and `map` skip missing elements.
    const own = Array.from({ length: spanOf(cell, 'colspan') }, (_, at) => widths[column + at]);
    if (own.every((width) => width !== undefined))
      cell.setAttribute('colwidth', own.map((width) => (width ?? 0) + room).join());
  }
};

/** The shade of a row is that of its cells. */
const keepShade = (table: HTMLTableElement): void => {
  for (const row of table.rows) {
    const rowShade = shadeOf(row);
    for (const cell of row.cells) {
      const shade = shadeOf(cell) ?? rowShade;
      if (shade !== undefined)
        cell.setAttribute('style', `${cell.getAttribute('style') ?? ''};background-color:${shade}`);
    }
  }
};

const shadeOf = (element: Element): string | undefined => {
  const style = styleOf(element);
  return style.get('background-color') ?? style.get('background') ?? element.getAttribute('bgcolor') ?? undefined;
};

/** Writes column widths and cell colours to the attributes that the editor reads. */
const keepTables = (page: Document): void => {
  const room = isSheet(page) ? ROOM : 0;
  for (const table of page.body.querySelectorAll('table')) {
    keepWidths(table, room);
    keepShade(table);
  }
};

/** The names that the fonts of our list have in Korean programs. */
const ours: Readonly<Record<string, (typeof fonts)[number]['name']>> = {
  '맑은 고딕': 'malgun',
  'malgun gothic': 'malgun',
  바탕: 'batang',
  batang: 'batang',
  돋움: 'dotum',
  dotum: 'dotum',
  굴림: 'gulim',
  gulim: 'gulim',
  궁서: 'gungsuh',
  gungsuh: 'gungsuh',
};

const knownFont = (family: string): string | undefined => {
  const first = (family.split(',')[0] ?? '').replace(/["']/g, '').trim().toLowerCase();
  return fonts.find(({ name }) => name === ours[first])?.family;
};

/** Converts obsolete formatting elements to those that the editor reads. */
const asRuns = (page: Document): void => {
  for (const font of page.body.querySelectorAll('font')) {
    const run = page.createElement('span');
    const style = styleOf(font);
    const [color, face] = [font.getAttribute('color'), font.getAttribute('face')];
    if (color && !style.has('color')) style.set('color', color);
    if (face && !style.has('font-family')) style.set('font-family', face);
    setStyle(run, style);
    run.append(...font.childNodes);
    font.replaceWith(run);
  }
};

const WANTED = /^(?:text-align|background(?:-color)?|color|font-(?:weight|style|size|family)|text-decoration)$/;
const ALIGN = /^(?:left|center|right|justify)$/i;

/** Keeps supported styles of an element, and converts obsolete attributes to styles. */
const plainStyles = (page: Document): void => {
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) {
    const style = new Map([...styleOf(element)].filter(([name]) => WANTED.test(name)));
    const align = style.get('text-align') ?? element.getAttribute('align') ?? '';
    style.delete('text-align');
    if (ALIGN.test(align) && element.matches('p, h1, h2, h3, h4, h5, h6, td, th, div'))
      style.set('text-align', align.toLowerCase());
    const family = style.get('font-family');
    const known = family && knownFont(family);
    if (known) style.set('font-family', known);
    setStyle(element, style);
  }
};

const BLOCKS = 'p, div, table, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre';

/** Moves the text colour of a paragraph or cell to its text, where the editor stores it. */
const inkToText = (page: Document): void => {
  for (const block of page.body.querySelectorAll('p, td, th, h1, h2, h3, h4, h5, h6, li, div')) {
    const style = styleOf(block);
    const color = style.get('color');
    if (color === undefined) continue;
    style.delete('color');
    setStyle(block, style);
    const targets = block.querySelector(BLOCKS) === null ? [block] : [...block.querySelectorAll('p')];
    for (const target of targets) {
      if (target.textContent?.trim() === '') continue;
      const run = page.createElement('span');
      run.setAttribute('style', `color: ${color}`);
      run.append(...target.childNodes);
      target.append(run);
    }
  }
};

/** Keeps the alignment of a cell's text when it becomes a paragraph; removes empty paragraphs around tables. */
const tidy = (page: Document): void => {
  for (const element of page.body.querySelectorAll('o\\:p')) element.replaceWith(...element.childNodes);
  for (const paragraph of page.body.querySelectorAll('p')) {
    if (
      paragraph.childNodes.length === 0 ||
      (paragraph.children.length === 0 && /^[ \t\r\n]*$/.test(paragraph.textContent ?? ''))
    )
      paragraph.remove();
  }
};

/** Prepares a stored text for the editor: without colours of other papers and line ends of the source. */
export const toEdit = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  joinLinesBelow(page.body);
  dropForeignInk(page.body, fontFamily);
  return page.body.innerHTML;
};

/** HTML copied from the editor has its own marker attribute. */
const isOurs = (html: string): boolean => /<[^>]+\sdata-pm-slice=/.test(html);

/**
 * Converts HTML copied elsewhere, mainly from Word, Excel or HWP, to what the editor supports: lists, tables with
 * widths and colours, without text and background colours of the original paper. It is parsed in an inert document.
 */
export const cleanPasted = (html: string): string => {
  if (isOurs(html)) return html;
  const page = new DOMParser().parseFromString(
    `<!doctype html>${html.replace(/^\s*<!doctype[^>]*>/i, '')}`,
    'text/html',
  );
  inlineSheets(page);
  asRuns(page);
  tidy(page);
  gatherLists(page);
  keepTables(page);
  plainStyles(page);
  dropForeignInk(page.body, fontFamily);
  inkToText(page);
  return page.body.innerHTML;
};
