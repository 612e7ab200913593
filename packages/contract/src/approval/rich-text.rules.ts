/** Whether rich text shows nothing: no character but white space, no picture, no line. */
export const isBlankRichText = (html: string): boolean => {
  if (/<(img|hr|table)\b/i.test(html)) return false;
  const shown = html.replace(/<[^>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;/gi, ' ');
  return shown.trim() === '';
};
