import { composed, SNIPPET_LENGTH, type SnippetCut, type SnippetPart, withoutHidden } from '@portal/contract/kernel';

/**
 * Normalizes a text for search and snippets like `searchWords`: single spaces, composed, without invisible characters.
 * U+0000 is removed because PostgreSQL cannot store it.
 */
export const searchableText = (text: string): string =>
  (composed(withoutHidden(text.replaceAll('\0', ''))) as string).replace(/\s+/gu, ' ').trim();

/** From a letter of the text on to before another. */
type Span = { from: number; to: number };

/** Lower case with unchanged positions: a letter whose lower case is longer is replaced by its first character. */
const small = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length && !text.includes('Σ')) return lower;
  return [...text].map((letter) => letter.toLowerCase().slice(0, letter.length).padEnd(letter.length)).join('');
};

type Hit = Span & { word: number };

const hitsOf = (text: string, words: readonly string[]): Hit[] => {
  const searched = small(text);
  const hits: Hit[] = [];
  for (const [word, searchTerm] of words.map(small).entries())
    for (let from = searched.indexOf(searchTerm); from !== -1; from = searched.indexOf(searchTerm, from + 1))
      hits.push({ from, to: from + searchTerm.length, word });
  return hits.sort((one, other) => one.from - other.from || other.to - one.to);
};

/** The first span of snippet length that contains most of the words. */
const bestStretch = (hits: readonly Hit[]): Span | undefined => {
  let best: (Span & { words: number }) | undefined;
  for (const [at, { from }] of hits.entries()) {
    const words = new Set<number>();
    let to = from;
    for (let next = at; next < hits.length; next += 1) {
      const hit = hits[next];
      if (hit === undefined || hit.from >= from + SNIPPET_LENGTH) break;
      if (hit.to > from + SNIPPET_LENGTH || words.has(hit.word)) continue;
      words.add(hit.word);
      to = Math.max(to, hit.to);
    }
    if (words.size > (best?.words ?? 0)) best = { from, to, words: words.size };
  }
  return best;
};

/** Characters to show before the first hit, fewer if the snippet has no room. */
const MARGIN = 50;

const isHalf = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(at));

/** Widens a span to the length of a snippet, starting at a word where one begins nearby. */
const widened = (text: string, { from, to }: Span): Span => {
  const room = SNIPPET_LENGTH - (to - from);
  const before = Math.max(Math.min(MARGIN, Math.floor(room / 2)), room - (text.length - to));
  const begin = Math.max(0, from - before);
  const blank = begin === 0 ? -1 : text.indexOf(' ', begin);
  const start = blank !== -1 && blank < from ? blank + 1 : begin;
  const end = Math.min(text.length, start + SNIPPET_LENGTH);
  return { from: isHalf(text, start) ? start + 1 : start, to: isHalf(text, end) ? end - 1 : end };
};

/** The spans of hits within a span, with touching ones merged. */
const marked = (hits: readonly Hit[], { from, to }: Span): Span[] => {
  const spans: Span[] = [];
  for (const hit of hits) {
    const last = spans.at(-1);
    if (hit.from < from || hit.to > to) continue;
    if (last !== undefined && hit.from <= last.to) last.to = Math.max(last.to, hit.to);
    else spans.push({ from: hit.from, to: hit.to });
  }
  return spans;
};

type Snippet = { snippet: SnippetPart[]; snippetCut: SnippetCut };

/** The part of a text where most of the words occur first, with every hit marked; null if none occurs. */
export const snippetOf = (text: string, words: readonly string[]): Snippet | null => {
  const hits = hitsOf(text, words);
  const stretch = bestStretch(hits);
  if (stretch === undefined) return null;
  const { from, to } = widened(text, stretch);
  const parts: SnippetPart[] = [];
  let reached = from;
  const add = (until: number, hit: boolean) => {
    if (until > reached) parts.push({ text: text.slice(reached, until), hit });
    reached = until;
  };
  for (const span of marked(hits, { from, to })) {
    add(span.from, false);
    add(span.to, true);
  }
  add(to, false);
  return { snippet: parts, snippetCut: { before: from > 0, after: to < text.length } };
};
