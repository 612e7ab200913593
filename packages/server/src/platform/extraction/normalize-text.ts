import { withoutHidden } from '@portal/contract/kernel';

/** Control characters other than white space. */
const NO_TEXT = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Normalizes extracted text for storage: composed, without characters that cannot be stored or seen, with single spaces
 * and line ends.
 */
export const plainText = (text: string): string =>
  withoutHidden(text.toWellFormed().replace(NO_TEXT, ' '))
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
