import { fontFamily } from '../../../look/theme.ts';
import { inlineSheets, setStyle, styleOf } from '../../inline-style.ts';
import { joinLinesBelow } from '../../join-lines.ts';
import { dropForeignInk } from '../../readable.ts';
import { fonts } from '../../rich-text-palette.ts';
import { gatherLists } from './pasted-lists.ts';
import { keepTables } from './pasted-tables.ts';

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

/** A run of text as the editor reads it, in place of what only browsers of old did. */
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

/** What stays of the style of an element; what it says by attributes of old is said by its style. */
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

/** The ink of a paragraph or cell goes to its text, where the editor keeps it. */
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

/** Centred text of a cell stays so when the cell's text becomes a paragraph; paragraphs of nothing around tables go. */
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

/** A stored text as the editor begins with it: without the inks of another paper and the line ends of its source. */
export const toEdit = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  joinLinesBelow(page.body);
  dropForeignInk(page.body, fontFamily);
  return page.body.innerHTML;
};

/** Ours is known by the editor's own mark. */
const isOurs = (html: string): boolean => /<[^>]+\sdata-pm-slice=/.test(html);

/**
 * What was copied elsewhere, in Word, Excel or HWP above all, as the editor would have written it: lists as lists,
 * tables with their widths and shades, and no ink or ground of another paper. It is read in a document of its own,
 * where nothing runs and nothing is fetched.
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
