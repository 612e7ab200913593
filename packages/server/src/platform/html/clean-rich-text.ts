import { type CleanHtml, sanitizeRichText } from './sanitize-rich-text.ts';
import { countTableCells } from './table-cells.ts';

/** Maximum number of table cells in one text after layout (rules/platform.md#text). */
export const MOST_TABLE_CELLS = 20_000;

/** A sanitized text, and whether it has more table cells than can be laid out. */
export type CleanedText = { html: CleanHtml; hasTooManyCells: boolean };

/** Runs in a worker process for a large text. */
const cleanRichText = (given: string): CleanedText => {
  const html = sanitizeRichText(given);
  return { html, hasTooManyCells: countTableCells(html, MOST_TABLE_CELLS + 1) > MOST_TABLE_CELLS };
};

export default cleanRichText;
