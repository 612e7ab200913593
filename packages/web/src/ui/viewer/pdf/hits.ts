import { withoutHidden } from '@portal/contract/kernel';
import type { PageText } from './page-text.ts';

export type Hit = { readonly begin: number; readonly length: number };

const escaped = (letter: string): string => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');

/** A word may go on in the next line; between words a page may have any room, or none that is written. */
const patternOfOne = (words: string): string =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [...word].map(escaped).join('\\n?'))
    .join('\\s*');

/** What to look for: any of these, whatever the case, as parts of words too. Undefined where there is nothing to find. */
export const patternOf = (words: readonly string[]): RegExp | undefined => {
  const each = words
    .map((word) => patternOfOne(withoutHidden(word).normalize('NFC').trim()))
    .filter((word) => word !== '');
  if (each.length === 0) return undefined;
  // The longest first: of two words that begin alike the whole of the longer is marked.
  return new RegExp(each.toSorted((one, other) => other.length - one.length).join('|'), 'giu');
};

/** Where a page says it, in their order. */
export const hitsIn = ({ text, at }: PageText, pattern: RegExp): Hit[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => {
    const begin = at[index] ?? 0;
    return { begin, length: (at[index + length] ?? begin) - begin };
  });
