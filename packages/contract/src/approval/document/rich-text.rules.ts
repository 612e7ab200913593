import { isBlankText } from '@portal/contract/kernel';

export { isBlankText };

/**
 * Whether rich text shows nothing: no character that is seen, no picture, no line. What is behind the last `>` holds
 * no tag; without it the search for tags would look to the end from every `<`, and take hours for a text of them.
 */
export const isBlankRichText = (html: string): boolean => {
  if (/<(img|hr|table)\b/i.test(html)) return false;
  const end = html.lastIndexOf('>') + 1;
  const shown = html.slice(0, end).replace(/<[^>]*>/g, '') + html.slice(end);
  return isBlankText(shown.replace(/&nbsp;|&#160;|&#xa0;/gi, ' '));
};
