import { withoutHidden } from '@portal/contract/kernel';

/** Controls other than those that part words and lines. */
const NO_TEXT = /(?![\t\n\r])\p{Cc}/gu;

/** Text as it is kept: composed, without what cannot be kept or seen, one blank between words and at most one line's end. */
export const plainText = (text: string): string =>
  withoutHidden(text.toWellFormed().replace(NO_TEXT, ' '))
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
