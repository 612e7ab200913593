import { type ComparedPart, documentLimits, type RevisionComparison } from '@portal/contract/documents';
import { diffArrays } from 'diff';

/** The texts of two revisions by page. */
export type TextsToCompare = Record<'from' | 'to', readonly { page: number | null; text: string }[]>;
export type ComparedTexts = Pick<RevisionComparison, 'changes' | 'truncated'>;

/** Words in their order, each with the number that identifies it and its page. */
type Words = { texts: string[]; pages: (number | null)[]; numbers: number[] };

/** A range of words in one text, and the range in the other text that it differs from. */
type Range = { fromStart: number; fromEnd: number; toStart: number; toEnd: number };

const wordsOf = (pages: TextsToCompare['from'], known: Map<string, number>): Words => {
  const words: Words = { texts: [], pages: [], numbers: [] };
  for (const { page, text } of pages)
    for (const word of text.split(/\s+/u)) {
      if (word === '') continue;
      const number = known.get(word) ?? known.size;
      known.set(word, number);
      words.texts.push(word);
      words.pages.push(page);
      words.numbers.push(number);
    }
  return words;
};

/**
 * The lengths of word sequences that are matched in both texts; shorter ones are used if no longer sequence occurs
 * exactly once in each.
 */
const ROWS = [12, 4, 1];
/** Up to this many words, differences are computed word by word directly. */
const SMALL = 300;
/** If a piece has more differing words than this, it counts as one difference. */
const MOST_EDITS = 2_000;

/** The start of each word sequence that occurs exactly once in a range. */
const rowsOnce = (numbers: readonly number[], start: number, end: number, length: number): Map<string, number> => {
  const once = new Map<string, number>();
  const several = new Set<string>();
  for (let at = start; at + length <= end; at += 1) {
    const row = numbers.slice(at, at + length).join();
    if (several.has(row)) continue;
    if (once.delete(row)) several.add(row);
    else once.set(row, at);
  }
  return once;
};

type Pair = { from: number; to: number };

/** The longest subsequence of pairs that is increasing in both texts. */
const rising = (pairs: readonly Pair[]): Pair[] => {
  const piles: number[] = [];
  const before = new Array<number>(pairs.length);
  for (const [place, { to }] of pairs.entries()) {
    let low = 0;
    let high = piles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[piles[middle] ?? 0]?.to ?? 0) < to) low = middle + 1;
      else high = middle;
    }
    before[place] = low === 0 ? -1 : (piles[low - 1] ?? -1);
    piles[low] = place;
  }
  const found: Pair[] = [];
  for (let place = piles.at(-1) ?? -1; place >= 0; place = before[place] ?? -1) found.push(pairs[place] as Pair);
  return found.toReversed();
};

/** The differences of two texts, computed piece by piece between word sequences that occur once in each. */
const differences = (from: readonly number[], to: readonly number[]): Range[] => {
  const found: Range[] = [];
  const isEmpty = ({ fromStart, fromEnd, toStart, toEnd }: Range) => fromStart === fromEnd && toStart === toEnd;

  const trimmed = (range: Range): Range => {
    let { fromStart, fromEnd, toStart, toEnd } = range;
    while (fromStart < fromEnd && toStart < toEnd && from[fromStart] === to[toStart]) {
      fromStart += 1;
      toStart += 1;
    }
    while (fromStart < fromEnd && toStart < toEnd && from[fromEnd - 1] === to[toEnd - 1]) {
      fromEnd -= 1;
      toEnd -= 1;
    }
    return { fromStart, fromEnd, toStart, toEnd };
  };

  const wordByWord = (range: Range): void => {
    const changes = diffArrays(from.slice(range.fromStart, range.fromEnd), to.slice(range.toStart, range.toEnd), {
      maxEditLength: MOST_EDITS,
    });
    if (changes === undefined) {
      found.push(range);
      return;
    }
    let fromAt = range.fromStart;
    let toAt = range.toStart;
    let open: Range | undefined;
    for (const { added, removed, count } of changes) {
      if (!(added || removed)) {
        if (open) found.push(open);
        open = undefined;
        fromAt += count;
        toAt += count;
        continue;
      }
      open ??= { fromStart: fromAt, fromEnd: fromAt, toStart: toAt, toEnd: toAt };
      if (removed) fromAt = open.fromEnd = fromAt + count;
      else toAt = open.toEnd = toAt + count;
    }
    if (open) found.push(open);
  };

  const search = (given: Range, lengths: readonly number[]): void => {
    const range = trimmed(given);
    const { fromStart, fromEnd, toStart, toEnd } = range;
    if (isEmpty(range)) return;
    const [length, ...shorter] = lengths;
    if (fromStart === fromEnd || toStart === toEnd) found.push(range);
    else if (length === undefined || Math.max(fromEnd - fromStart, toEnd - toStart) <= SMALL) wordByWord(range);
    else {
      const inTo = rowsOnce(to, toStart, toEnd, length);
      const pairs = [...rowsOnce(from, fromStart, fromEnd, length)].flatMap(([row, at]): Pair[] => {
        const other = inTo.get(row);
        return other === undefined ? [] : [{ from: at, to: other }];
      });
      let fromAt = fromStart;
      let toAt = toStart;
      for (const pair of rising(pairs)) {
        if (pair.from < fromAt || pair.to < toAt) continue;
        search({ fromStart: fromAt, fromEnd: pair.from, toStart: toAt, toEnd: pair.to }, shorter);
        fromAt = pair.from;
        toAt = pair.to;
        while (fromAt < fromEnd && toAt < toEnd && from[fromAt] === to[toAt]) {
          fromAt += 1;
          toAt += 1;
        }
      }
      search({ fromStart: fromAt, fromEnd, toStart: toAt, toEnd }, shorter);
    }
  };

  search({ fromStart: 0, fromEnd: from.length, toStart: 0, toEnd: to.length }, ROWS);
  return found;
};

/** The number of unchanged words before a change, and after it. */
const AROUND = documentLimits.wordsAround / 2;
/** Changes with at most this many equal words between them are joined. */
const TOGETHER = 5;

const grouped = (ranges: readonly Range[]): Range[][] => {
  const groups: Range[][] = [];
  for (const range of ranges) {
    const last = groups.at(-1)?.at(-1);
    if (last && range.fromStart - last.fromEnd <= TOGETHER) groups.at(-1)?.push(range);
    else groups.push([range]);
  }
  return groups;
};

const part = (kind: ComparedPart['kind'], { texts }: Words, start: number, end: number): ComparedPart[] =>
  start < end ? [{ kind, text: texts.slice(start, end).join(' ') }] : [];

const pageAt = ({ pages }: Words, place: number): number | null => pages[place] ?? pages.at(-1) ?? null;

const changeOf = (group: readonly Range[], from: Words, to: Words): ComparedTexts['changes'][number] => {
  const [first = { fromStart: 0, fromEnd: 0, toStart: 0, toEnd: 0 }] = group;
  const parts = part('Same', from, Math.max(0, first.fromStart - AROUND), first.fromStart);
  for (const [place, range] of group.entries()) {
    const next = group[place + 1];
    const same = next ? next.fromStart : Math.min(from.texts.length, range.fromEnd + AROUND);
    parts.push(
      ...part('Removed', from, range.fromStart, range.fromEnd),
      ...part('Added', to, range.toStart, range.toEnd),
      ...part('Same', from, range.fromEnd, same),
    );
  }
  return { fromPage: pageAt(from, first.fromStart), toPage: pageAt(to, first.toStart), parts };
};

/**
 * Compares two texts word by word, in the order of the text and ignoring page breaks
 * (rules/documents.md#comparing-revisions). Runs in a worker process.
 */
const compareTexts = ({ from, to }: TextsToCompare): ComparedTexts => {
  const known = new Map<string, number>();
  const old = wordsOf(from, known);
  const young = wordsOf(to, known);
  const groups = grouped(differences(old.numbers, young.numbers));
  return {
    changes: groups.slice(0, documentLimits.changes).map((group) => changeOf(group, old, young)),
    truncated: groups.length > documentLimits.changes,
  };
};

export default compareTexts;
