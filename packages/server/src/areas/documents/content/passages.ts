import { searchableText } from '#platform/search-snippet';

/** The result of an extraction; `hasPages` if the pages are those of the file, as for pdf and pptx. */
export type DocumentText = { pages: readonly string[]; hasPages: boolean };

export type Passage = { page: number | null; text: string };

/** Long enough for the text around a hit, and short enough to be read completely for it. */
const LONGEST = 4_000;

/** Splits a text with single blanks into passages that end at a blank; a longer word is a passage of its own. */
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

/** A text as it is stored: normalized to NFC, ordered by page, without empty passages. */
export function* passagesOf({ pages, hasPages }: DocumentText): Generator<Passage> {
  for (const [at, text] of pages.entries())
    for (const portion of portionsOf(searchableText(text))) yield { page: hasPages ? at + 1 : null, text: portion };
}
