import { styleOf } from '../../inline-style.ts';

/** A paragraph that is an item of a list, as an office program writes it. */
type Item = { level: number; ordered: boolean; start: number; list: string; take: () => void };

const blank = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** `1.`, `(2)`, `a)`, `가.`, `③`: anything else in front of an item is a bullet. */
const NUMBER = /^\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6}|[가-힣])[.)]$|^[①-⑳]$/i;

const startOf = (marker: string): number => {
  const [digits] = /\d+/.exec(marker) ?? [];
  return digits === undefined ? 1 : Number(digits);
};

const wordItem = (paragraph: Element): Item | undefined => {
  const [, list, level] = /\bl(\d+)\s+level(\d+)/i.exec(styleOf(paragraph).get('mso-list') ?? '') ?? [];
  if (list === undefined) return undefined;
  const ignored = [...paragraph.querySelectorAll('span')].find((span) =>
    /ignore/i.test(styleOf(span).get('mso-list') ?? ''),
  );
  // Some versions wrap the bullet in a run with its font.
  const run =
    ignored?.parentElement?.matches('span') && ignored.parentElement.children.length === 1
      ? ignored.parentElement
      : ignored;
  const marker = blank(ignored?.textContent ?? '');
  return {
    list,
    level: Number(level),
    ordered: NUMBER.test(marker),
    start: startOf(marker),
    take: () => run?.remove(),
  };
};

const HANGING = /^-\d/;
const BULLET = /^[\s\u00a0]*([•●·∙▪■◦‣])[\s\u00a0]+/;
const COUNTED = /^[\s\u00a0]*(\(?(?:\d{1,3}|[가-힣])[.)])[\s\u00a0]+/;

const points = (text: string | undefined): number => Number.parseFloat(text ?? '') || 0;

/** HWP writes list items as paragraphs with a hanging indent, and bullets and numbers as text. */
const hwpItem = (paragraph: Element): Item | undefined => {
  if (!/^hstyle/i.test(paragraph.className)) return undefined;
  const style = styleOf(paragraph);
  const text = paragraph.textContent ?? '';
  const [marked = '', marker = ''] = BULLET.exec(text) ?? COUNTED.exec(text) ?? [];
  if (marked === '' || !HANGING.test(style.get('text-indent') ?? '')) return undefined;
  return {
    list: 'hwp',
    // The position of its bullet.
    level: Math.round(points(style.get('margin-left')) + points(style.get('text-indent'))),
    ordered: NUMBER.test(marker),
    start: startOf(marker),
    take: () => takeText(paragraph, marked.length),
  };
};

/** Removes the first letters, over several runs if necessary. */
const takeText = (paragraph: Element, letters: number): void => {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    node.nodeValue = text.slice(left);
    left -= text.length;
  }
};

type Open = { level: number; element: Element; list: string; ordered: boolean };

/** Builds nested lists, each item below the last one of the level above. */
const build = (page: Document, given: readonly { paragraph: Element; item: Item }[]): void => {
  const open: Open[] = [];
  for (const { paragraph, item } of given) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    const last = open.at(-1);
    const isOther = last?.level === item.level && (last.ordered !== item.ordered || last.list !== item.list);
    if (isOther) open.pop();
    if (isOther || last === undefined || last.level < item.level) {
      const element = page.createElement(item.ordered ? 'ol' : 'ul');
      if (item.ordered && item.start > 1) element.setAttribute('start', String(item.start));
      const above = open.at(-1)?.element.lastElementChild;
      if (above) above.append(element);
      else paragraph.before(element);
      open.push({ level: item.level, element, list: item.list, ordered: item.ordered });
    }
    item.take();
    const entry = page.createElement('li');
    open.at(-1)?.element.append(entry);
    entry.append(paragraph);
  }
};

const nextParagraph = (element: Element): Element | null => element.nextElementSibling;

/** Converts paragraphs that Word and HWP write for lists to real lists. */
export const gatherLists = (page: Document): void => {
  const itemOf = (paragraph: Element | null) => paragraph && (wordItem(paragraph) ?? hwpItem(paragraph));
  for (const first of page.body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (first.closest('li') !== null) continue;
    const items: { paragraph: Element; item: Item }[] = [];
    for (let paragraph: Element | null = first; paragraph; paragraph = nextParagraph(paragraph)) {
      const item = itemOf(paragraph);
      if (!item) break;
      items.push({ paragraph, item });
    }
    build(page, items);
  }
};
