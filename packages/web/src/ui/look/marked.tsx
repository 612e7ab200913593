import { initialsPattern, searchWords } from '@portal/contract/kernel';
import classes from './marked.module.css';

type Run = { readonly from: number; readonly text: string; readonly isHit: boolean };

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const patternOf = (word: string): string => {
  const initials = initialsPattern(word);
  return initials === undefined ? escaped(word) : `${escaped(word)}|${initials}`;
};

/** A line cut where it holds words of a search, or syllables that begin with them, whatever the case; nothing of it is lost. */
export const runsOf = (line: string, search: string): Run[] => {
  // The longest first: of two words that begin alike the whole of the longer is marked.
  const words = searchWords(search).toSorted((one, other) => other.length - one.length);
  if (words.length === 0) return line === '' ? [] : [{ from: 0, text: line, isHit: false }];
  let from = 0;
  return line.split(new RegExp(`(${words.map(patternOf).join('|')})`, 'iu')).flatMap((text, place) => {
    const run = { from, text, isHit: place % 2 === 1 };
    from += text.length;
    return text === '' ? [] : [run];
  });
};

/** A line with the words of a search marked in it. */
export const Marked = ({ line, search }: { line: string; search: string }) => (
  <span className={classes.marked}>
    {runsOf(line, search).map(({ from, text, isHit }) => (isHit ? <mark key={from}>{text}</mark> : text))}
  </span>
);
