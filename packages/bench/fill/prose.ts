import { ENDINGS, LATIN, PARTICLES, SUBJECTS, SYLLABLES } from './prose-words.ts';

/** The same numbers at every run: from 0 up to 1. */
export type Chance = () => number;

export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const DRAWS = 1 << 18;

/** Draws as often as the weights say, by one look into a table. */
const drawer = <T>(items: readonly T[], weights: readonly number[]): ((chance: Chance) => T) => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const table: T[] = [];
  let reached = 0;
  items.forEach((item, at) => {
    reached += ((weights[at] ?? 0) / whole) * DRAWS;
    while (table.length < reached) table.push(item);
  });
  return (chance) => table[Math.floor(chance() * table.length)] as T;
};

/** The n-th is drawn half as often as the (n/2)-th: so words are spread in every language (Zipf). */
const zipf = <T>(items: readonly T[], steepness = 1) =>
  drawer(
    items,
    items.map((_, rank) => 1 / (rank + 3) ** steepness),
  );

const weighted = (pairs: readonly (readonly [string, number])[]) =>
  drawer(
    pairs.map(([text]) => text),
    pairs.map(([, weight]) => weight),
  );

const NOUNS = 60_000;
const LATIN_WORDS = 6_000;

const made = (count: number, make: () => string): string[] => {
  const all = new Set<string>();
  while (all.size < count) all.add(make());
  return [...all];
};

const chance = chanceOf(20_261_122);
const syllable = zipf([...new Set(SYLLABLES)], 0.7);
const letter = zipf([...'etaoinshrdlcumwfgypbvkjxqz'], 0.6);
const noun = (): string => Array.from({ length: 2 + Math.floor(chance() ** 2 * 3) }, () => syllable(chance)).join('');
const latin = (): string => Array.from({ length: 3 + Math.floor(chance() ** 1.5 * 9) }, () => letter(chance)).join('');

/** The subjects first; the more seldom a noun, the likelier it is long. */
export const nouns: readonly string[] = [...new Set([...SUBJECTS, ...made(NOUNS, noun)])];
const latinWords: readonly string[] = [...new Set([...LATIN, ...made(LATIN_WORDS, latin)])];

const anyNoun = zipf(nouns, 1.35);
const anyLatin = zipf(latinWords, 1.3);
const particle = weighted(PARTICLES);
const ending = weighted(ENDINGS);

/** What a document is about: words that stand in it again and again, and in few others. */
export const topicOf = (chance: Chance): ((chance: Chance) => string) =>
  zipf(
    Array.from({ length: 60 }, () => nouns[Math.floor(chance() * nouns.length)] ?? ''),
    1,
  );

const whole = (chance: Chance, most: number): number => 1 + Math.floor(chance() ** 2 * most);

const number = (chance: Chance): string => {
  const kind = chance();
  if (kind < 0.3) return `${whole(chance, 12)}.${whole(chance, 20)}.${whole(chance, 30)}`;
  if (kind < 0.45) return `제${whole(chance, 200)}조`;
  if (kind < 0.6) return `${whole(chance, 400) * 50}ft`;
  if (kind < 0.7) return `SSR-20${16 + whole(chance, 10)}-${String(whole(chance, 9999)).padStart(4, '0')}`;
  if (kind < 0.85) return `${whole(chance, 60)}일`;
  return `(${whole(chance, 3000)})`;
};

/** One word as it stands between two blanks. */
const word = (chance: Chance, topic: (chance: Chance) => string): string => {
  const kind = chance();
  if (kind < 0.05) return number(chance);
  if (kind < 0.11) return anyLatin(chance) + (chance() < 0.3 ? particle(chance) : '');
  const stem = chance() < 0.35 ? topic(chance) : anyNoun(chance);
  if (kind < 0.36) return stem + ending(chance);
  if (kind < 0.39) return stem + anyNoun(chance) + particle(chance);
  return stem + particle(chance);
};

const WORDS = 120;

/** A page of a manual: some 120 words in lines of fifteen, about 640 letters: headings, tables and figures leave no more. */
export const proseOf = (chance: Chance, topic: (chance: Chance) => string): string => {
  const lines: string[] = [];
  const count = Math.floor(WORDS * (0.5 + chance()));
  for (let written = 0; written < count; written += 15)
    lines.push(Array.from({ length: 15 }, () => word(chance, topic)).join(' '));
  return lines.join('\n');
};
