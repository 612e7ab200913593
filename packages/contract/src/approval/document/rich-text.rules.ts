import { isBlankText } from '@portal/contract/kernel';

export { isBlankText };

const isBlankPiece = (html: string): boolean =>
  isBlankText(html.replace(/<[^>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;/gi, ' '));

/** Looked at together; a text of millions of characters mostly shows something in the first of them. */
const PIECE = 20_000;

/**
 * Whether rich text shows nothing: no character that is seen, no picture, no line. Read piece by piece, each to the end of
 * a tag. What is behind the last `>` holds no tag; without it the search for tags would look to the end from every `<`,
 * and take hours for a text of them.
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
