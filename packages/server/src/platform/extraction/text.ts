/** Signs that no reader sees and that would part a word, such as the place where it may be hyphenated. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
/** Controls other than those that part words and lines. */
const NO_TEXT = /(?![\t\n\r])\p{Cc}/gu;

/** Text as it is kept: composed, without what cannot be kept or seen, one blank between words and at most one line's end. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(NO_TEXT, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
