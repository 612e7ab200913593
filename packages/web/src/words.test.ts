import { type WordTree, wordsIn } from '@portal/contract/kernel';
import { describe, expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, WordTree>>('./**/*.words.ts', { eager: true });
const trees: Readonly<Record<string, WordTree>> = Object.assign({}, ...Object.values(modules));

const files = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,gen}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.entries(files).map(([file, text]) => (file.endsWith('.words.ts') ? '' : text));

type Leaf = { path: string; ko: readonly string[]; en: readonly string[] };

const formsOf = (words: unknown): string[] => (typeof words === 'string' ? [words] : Object.values(words as object));

const leavesOf = (tree: object, path: string): Leaf[] =>
  'ko' in tree && 'en' in tree
    ? [{ path, ko: formsOf(tree.ko), en: formsOf(tree.en) }]
    : Object.entries(tree).flatMap(([name, inner]) => leavesOf(inner as object, `${path}.${name}`));

const leaves = Object.entries(trees).flatMap(([name, tree]) => leavesOf(tree, name));

/** Every use of words in the code, as a path: `approvalListWords.title[list]` uses all of `approvalListWords.title`. */
const used = new Set(
  code.flatMap((text) =>
    [...text.matchAll(/\b(\w+Words)((?:\s*\.\w+|\[(?:\d+|'[^']+')\])+)/g)].map(
      ([, name = '', rest = '']) => name + rest.replaceAll(/\s/g, '').replaceAll(/\[(?:'([^']+)'|(\d+))\]/g, '.$1$2'),
    ),
  ),
);
/** Trees that are read by a name that is only known when the code runs: `shellWords[key]`, `wordsIn('ko', shellWords)`. */
const usedWhole = new Set(
  code.flatMap((text) => [...text.matchAll(/\b(\w+Words)(?:\[[^\d']|\))/g)].map(([, name]) => name)),
);

const isUsed = ({ path }: Leaf): boolean => {
  const parts = path.split('.');
  if (usedWhole.has(parts[0])) return true;
  return parts.some((_, at) => at > 0 && used.has(parts.slice(0, at + 1).join('.')));
};

const gapsOf = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

/** Texts that people read in Korean elsewhere: help, and the contract. */
const sentences = import.meta.glob<string>(['./areas/*/help/*.ko.ts', '../../contract/src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Second names of what the glossary calls otherwise: 회신, 조치. */
const SECOND_NAMES = /피드백|경감조치/;

describe('the words', () => {
  it('stand under one name each', () => {
    const names = Object.values(modules).flatMap(Object.keys);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('call feedback and actions what the glossary calls them', () => {
    expect(leaves.filter(({ ko }) => ko.some((text) => SECOND_NAMES.test(text)))).toEqual([]);
    expect(Object.keys(sentences)).not.toEqual([]);
    expect(Object.keys(sentences).filter((file) => SECOND_NAMES.test(sentences[file] ?? ''))).toEqual([]);
  });

  it('say something in both languages, with the same gaps', () => {
    for (const { path, ko, en } of leaves) {
      expect(
        [...ko, ...en].filter((text) => text.trim() === ''),
        path,
      ).toEqual([]);
      for (const text of [...ko, ...en]) expect(gapsOf(text), path).toEqual(gapsOf(ko[0] ?? ''));
    }
  });

  it('are all used', () => {
    expect(leaves.filter((leaf) => !isUsed(leaf)).map(({ path }) => path)).toEqual([]);
  });
});

it('words of one language are taken out of a tree of words', () => {
  const tree = { a: { ko: '가', en: 'A' }, list: [{ ko: '나', en: 'B' }] } as const;
  expect(wordsIn('en', tree)).toEqual({ a: 'A', list: ['B'] });
});
