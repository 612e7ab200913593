import { initialsPattern, searchWords } from '@portal/contract/kernel';
import classes from './marked.module.css';

type Run = { readonly from: number; readonly text: string; readonly isHit: boolean };

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const patternOf = (word: string): string => {
  const initials = initialsPattern(word);
  return initials === undefined ? escaped(word) : `${escaped(word)}|${initials}`;
};

/**
 * Splits a line into runs with and without a match of the search words or initials, ignoring case; together they are
 * the whole line.
 */
export const runsOf = (line: string, search: string): Run[] => {
  // Longest first, so that of two words with the same start the longer is marked.
  const words = searchWords(search).toSorted((one, other) => other.length - one.length);
  if (words.length === 0) return line === '' ? [] : [{ from: 0, text: line, isHit: false }];
  let from = 0;
  return line.split(new RegExp(`(${words.map(patternOf).join('|')})`, 'iu')).flatMap((text, place) => {
    const run = { from, text, isHit: place % 2 === 1 };
    from += text.length;
    return text === '' ? [] : [run];
  });
};

/** A line with the search words marked in it. */
export const Marked = ({ line, search }: { line: string; search: string }) => (
  <span className={classes.marked}>
    {runsOf(line, search).map(({ from, text, isHit }) => (isHit ? <mark key={from}>{text}</mark> : text))}
  </span>
);
