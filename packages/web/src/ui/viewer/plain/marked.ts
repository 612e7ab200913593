import { hitsIn, patternOf } from '../find/hits.ts';
import { pageTextOf } from '../find/page-text.ts';

export type Run = { readonly from: number; readonly text: string; readonly isHit: boolean };

/** A text cut where the words begin and end that it is to be marked for. */
export const runsOf = (text: string, words: readonly string[]): Run[] => {
  const pattern = patternOf(words);
  const hits = pattern ? hitsIn(pageTextOf([{ str: text, hasEOL: false }]), pattern) : [];
  const runs: Run[] = [];
  let from = 0;
  for (const { begin, length } of hits) {
    runs.push({ from, text: text.slice(from, begin), isHit: false });
    runs.push({ from: begin, text: text.slice(begin, begin + length), isHit: true });
    from = begin + length;
  }
  return [...runs, { from, text: text.slice(from), isHit: false }].filter((run) => run.text !== '');
};
