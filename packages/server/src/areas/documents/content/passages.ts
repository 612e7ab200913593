import { searchableText } from '#platform/search-snippet';

/** What the extraction of a file found; `hasPages` where its pages are the file's own, as of a pdf or pptx. */
export type DocumentText = { pages: readonly string[]; hasPages: boolean };

export type Passage = { page: number | null; text: string };

/** Long enough for what surrounds a hit, and short enough to be read whole for it. */
const LONGEST = 4_000;

/** A text with single blanks, in portions that end at one; a word that is longer alone stays whole. */
const portionsOf = (text: string): string[] => {
  const portions: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + LONGEST;
    const lastBlank = end >= text.length ? text.length : text.lastIndexOf(' ', end);
    const blank = lastBlank > from ? lastBlank : text.indexOf(' ', end);
    const to = blank === -1 ? text.length : blank;
    portions.push(text.slice(from, to));
    from = to + 1;
  }
  return portions;
};

/** A text as it is kept: composed, in the order of its pages, without what stands empty. */
export function* passagesOf({ pages, hasPages }: DocumentText): Generator<Passage> {
  for (const [at, text] of pages.entries())
    for (const portion of portionsOf(searchableText(text))) yield { page: hasPages ? at + 1 : null, text: portion };
}
