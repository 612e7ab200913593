import type { DocumentOrder } from '@portal/contract/documents';
import type { Scenario } from './calls.ts';
import { FIRST_TEAM } from './fill/company.queries.ts';
import { FIRST_GENERAL } from './fill/drives.queries.ts';
import { chanceOf, nouns, proseOf, topicOf } from './fill/prose.ts';
import { ENDINGS, LATIN, PARTICLES, SUBJECTS } from './fill/prose-words.ts';

/** A list of a drive that is measured. */
export type DriveList = {
  name: string;
  driveId: number;
  query: string;
  docType: 'AOC' | 'Normal';
  order: DocumentOrder;
  title: string | undefined;
};

const TITLE = '지침';

export const driveLists: readonly DriveList[] = [
  ['documents of a general drive', FIRST_GENERAL, '', 'Normal', '-modifiedDate', undefined],
  ['documents of a general drive by title', FIRST_GENERAL, '?sort=title', 'Normal', 'title', undefined],
  [
    'documents of a general drive by a word',
    FIRST_GENERAL,
    `?title=${encodeURIComponent(TITLE)}`,
    'Normal',
    '-modifiedDate',
    TITLE,
  ],
  ["a department's manuals", FIRST_TEAM, '', 'AOC', '-modifiedDate', undefined],
].map(
  ([name, driveId, query, docType, order, title]) => ({ name, driveId, query, docType, order, title }) as DriveList,
);

type Headers = Record<string, string>;

/** Asked by several people by turns: of one only so many calls are answered at once. */
const byTurns = (name: string, paths: readonly string[], people: readonly Headers[]): Scenario => ({
  name,
  calls: paths.flatMap((_, turn) =>
    people.map((headers, place) => ({
      method: 'GET' as const,
      path: paths[(turn + place) % paths.length] ?? '',
      headers,
    })),
  ),
});

export const driveListScenario = ({ name, driveId, query }: DriveList, people: readonly Headers[]): Scenario =>
  byTurns(name, [`/api/drives/${driveId}/documents${query}`], people);

export const documentScenario = (ids: readonly number[], people: readonly Headers[]): Scenario =>
  byTurns(
    'a document',
    ids.map((id) => `/api/drives/${FIRST_GENERAL}/documents/${id}`),
    people,
  );

const QUERIES = 20;
const queries = (make: (n: number) => string): string[] => Array.from({ length: QUERIES }, (_, n) => make(n));
const at = <T>(items: readonly T[], n: number): T => items[n % items.length] as T;

/** Words one after the other on a page somewhere, as many as a search may have letters. */
const sentence = (n: number): string => {
  const chance = chanceOf(n * 97 + 1);
  const words = proseOf(chance, topicOf(chance)).split(/\s+/u).slice(20);
  let text = words[0] ?? '';
  for (const word of words.slice(1)) {
    if (text.length + 1 + word.length > 100) break;
    text += ` ${word}`;
  }
  return text;
};

const filters = [
  'docType=AOC',
  'departmentId=2',
  'manualTypes=Manuals,Guidelines',
  'manualClasses=Authorized&docType=AOC',
  `driveId=${FIRST_GENERAL}`,
  `departmentId=${FIRST_TEAM}`,
] as const;

const texts: readonly [string, readonly string[]][] = [
  ['two letters, frequent', queries((n) => at(['안전', '절차', '점검', '하여', '에서', '한다', '으로', '정비'], n))],
  ['two letters, rare', queries((n) => (nouns[20_000 + n * 1_111] ?? '').slice(0, 2))],
  [
    'a frequent word',
    queries((n) =>
      at(
        SUBJECTS.filter((word) => word.length > 2),
        n,
      ),
    ),
  ],
  ['a rare word', queries((n) => nouns[30_000 + n * 1_301] ?? '')],
  ['a word with its ending', queries((n) => at(SUBJECTS, n) + at(ENDINGS, n)[0])],
  ['an English word', queries((n) => at(LATIN, n))],
  ['two frequent words', queries((n) => `${at(SUBJECTS, n)} ${at(SUBJECTS, n + 7)}`)],
  ['a frequent and a rare word', queries((n) => `${at(SUBJECTS, n)}${at(PARTICLES, n)[0]} ${nouns[10_000 + n * 997]}`)],
  ['five frequent words', queries((n) => [0, 3, 5, 8, 11].map((more) => at(SUBJECTS, n + more)).join(' '))],
  ['a number', queries((n) => `SSR-2025-${String(n * 17 + 100).padStart(4, '0')}`)],
  ['a sentence', queries(sentence)],
];

const pathOf = (type: string, text: string, more = ''): string =>
  `/api/drives/documents?searchType=${type}&searchText=${encodeURIComponent(text)}${more}`;

/** Searches over contents, from two letters to a sentence, bare and narrowed; and over titles. */
export const searchScenarios = (people: readonly Headers[]): Scenario[] => [
  ...texts.map(([name, all]) =>
    byTurns(
      `contents: ${name}`,
      all.map((text) => pathOf('Content', text)),
      people,
    ),
  ),
  byTurns(
    'contents: frequent and rare, narrowed',
    texts.flatMap(([, all], n) => all.slice(0, 4).map((text) => pathOf('Content', text, `&${at(filters, n)}`))),
    people,
  ),
  byTurns(
    'contents: all of these mixed',
    queries((n) => n.toString()).flatMap((_, n) => texts.map(([, all]) => pathOf('Content', at(all, n)))),
    people,
  ),
  byTurns(
    'titles: frequent and rare',
    queries((n) => pathOf('Title', n % 2 === 0 ? at(SUBJECTS, n) : `${at(['지침', '교범', '점검표'], n)} ${n}`)),
    people,
  ),
];
