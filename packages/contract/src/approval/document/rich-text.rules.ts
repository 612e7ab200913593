import { isBlankText } from '@portal/contract/kernel';

export { isBlankText };

const isBlankPiece = (html: string): boolean =>
  isBlankText(html.replace(/<[^>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;/gi, ' '));

/** Checked in pieces of this length, because a long text mostly has something visible near its start. */
const PIECE = 20_000;

/**
 * Whether rich text shows nothing: no visible character, no picture, no line. Read piece by piece, each to the end of a
 * tag. The part after the last `>` contains no tag; with it the search for tags would scan to the end from every `<`,
 * which takes hours for a text of them.
 */
export const isBlankRichText = (html: string): boolean => {
  if (/<(img|hr|table)\b/i.test(html)) return false;
  const end = html.lastIndexOf('>') + 1;
  for (let from = 0; from < end; ) {
    const to = from + PIECE < end ? html.indexOf('>', from + PIECE) + 1 : end;
    if (!isBlankPiece(html.slice(from, to))) return false;
    from = to;
  }
  return isBlankText(html.slice(end).replace(/&nbsp;|&#160;|&#xa0;/gi, ' '));
};
