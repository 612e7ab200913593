import { withoutHidden } from '@portal/contract/kernel';
import type { PageText } from './page-text.ts';

export type Hit = { readonly begin: number; readonly length: number };

const escaped = (letter: string): string => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');

/** A word may continue on the next line; between words a page may have any space, or none in its text. */
const patternOfOne = (words: string): string =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [...word].map(escaped).join('\\n?'))
    .join('\\s*');

/** The pattern for any of these words, ignoring case, also within words. Undefined if there is nothing to search. */
export const patternOf = (words: readonly string[]): RegExp | undefined => {
  const each = words
    .map((word) => patternOfOne(withoutHidden(word).normalize('NFC').trim()))
    .filter((word) => word !== '');
  if (each.length === 0) return undefined;
  // Longest first, so that of two words with the same start the longer is marked.
  return new RegExp(each.toSorted((one, other) => other.length - one.length).join('|'), 'giu');
};

/** The hits on a page, in order. */
export const hitsIn = ({ text, at }: PageText, pattern: RegExp): Hit[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => {
    const begin = at[index] ?? 0;
    return { begin, length: (at[index + length] ?? begin) - begin };
  });
