import { type CleanHtml, sanitizeRichText } from './sanitize-rich-text.ts';
import { countTableCells } from './table-cells.ts';

/** Cells that the tables of one text may have together as they are laid out (rules/platform.md#text). */
export const MOST_TABLE_CELLS = 20_000;

/** A text that was cleaned, and whether its tables are more than anybody can lay out. */
export type CleanedText = { html: CleanHtml; hasTooManyCells: boolean };

/** What a worker process does with a large text. */
const cleanRichText = (given: string): CleanedText => {
  const html = sanitizeRichText(given);
  return { html, hasTooManyCells: countTableCells(html, MOST_TABLE_CELLS + 1) > MOST_TABLE_CELLS };
};

export default cleanRichText;
