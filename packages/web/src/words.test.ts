import { describe, expect, it } from 'vitest';
import { presetWords } from './areas/approval/preset/words/index.ts';
import { personWords } from './areas/directory/person/words/index.ts';
import { documentsManualsWords } from './areas/documents/manuals/words/index.ts';
import { documentsPermissionWords } from './areas/documents/permission/words/index.ts';
import { documentsPreviewWords } from './areas/documents/preview/words/index.ts';
import { documentsSearchWords } from './areas/documents/search/words/index.ts';
import { documentsUploadWords } from './areas/documents/upload/words/index.ts';
import { documentsViewWords } from './areas/documents/view/words/index.ts';
import { areas as registered } from './areas/registry.ts';
import { safetyActionsWords } from './areas/safety/actions/words/index.ts';
import { safetyKeptWords } from './areas/safety/cases/kept/words/index.ts';
import { safetyClassificationWords } from './areas/safety/classification/words/index.ts';
import { safetyFeedbackWords } from './areas/safety/feedback/words/index.ts';
import { safetyFormWords } from './areas/safety/form/words/index.ts';
import { safetyHazardWords } from './areas/safety/hazard-log/words/index.ts';
import { safetyDeskWords } from './areas/safety/home/desk/words/index.ts';
import { safetyInvestigationPartsWords, safetyInvestigationWords } from './areas/safety/investigations/words/index.ts';
import { safetyMineWords } from './areas/safety/my-actions/words/index.ts';
import { safetyRelatedWords } from './areas/safety/related/words/index.ts';
import { safetyCodeWords } from './areas/safety/report/words/index.ts';
import { safetyAssessWords } from './areas/safety/risk/words/index.ts';
import { safetyStartWords } from './areas/safety/start/words/index.ts';
import type { WordSource } from './platform/i18n.ts';
import { helpWords } from './shell/help/words/index.ts';
import { notificationsWords } from './shell/notifications/words/index.ts';
import { searchWordSource } from './shell/search/words/index.ts';
import { shellWords } from './shell/words/index.ts';
import { formWords } from './ui/form/words/index.ts';
import { queueWords } from './ui/queue/words/index.ts';
import { sheetWords } from './ui/sheet/words/index.ts';
import { viewerWords } from './ui/viewer/words/index.ts';
import { uiWords } from './ui/words/index.ts';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, at = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[at + name, inner] as [string, string]] : leaves(inner, `${at}${name}.`),
  );

/** `_one` and `_other` are the forms of one message. */
const plain = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (tree: Tree): string[] => [...new Set(leaves(tree).map(([key]) => plain(key)))].sort();
const holes = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

const sources: readonly WordSource[] = [
  ...new Set([
    ...registered.flatMap(({ words }) => words ?? []),
    shellWords,
    notificationsWords,
    helpWords,
    personWords,
    searchWordSource,
    uiWords,
    formWords,
    sheetWords,
    queueWords,
    presetWords,
    documentsManualsWords,
    documentsPermissionWords,
    documentsSearchWords,
    documentsViewWords,
    documentsUploadWords,
    safetyAssessWords,
    safetyClassificationWords,
    safetyKeptWords,
    safetyFormWords,
    safetyDeskWords,
    safetyRelatedWords,
    safetyFeedbackWords,
    safetyInvestigationWords,
    safetyInvestigationPartsWords,
    safetyHazardWords,
    safetyActionsWords,
    safetyMineWords,
    safetyCodeWords,
    safetyStartWords,
    documentsPreviewWords,
    viewerWords,
  ]),
];

const treeOf = async (language: 'ko' | 'en'): Promise<Tree> => {
  const trees = sources.map(async (source) => [source.name, (await source[language]())[source.name]]);
  return Object.fromEntries(await Promise.all(trees)) as Tree;
};

const [ko, en] = await Promise.all([treeOf('ko'), treeOf('en')]);

const files = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,gen}.*', '!./**/words/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const code = Object.values(files).join('\n');
const areas = Object.keys(ko).join('|');
const written = new Set(
  [...code.matchAll(new RegExp(`['"\`]((?:${areas})\\.[\\w.-]+)['"\`]`, 'g'))].map(([, key]) => key),
);
/** Keys whose last words come from a value: `approval.list.title.${list}`. */
const begun = [...code.matchAll(new RegExp(`\`((?:${areas})\\.[\\w.-]*)\\$\\{`, 'g'))].map(([, start]) => start ?? '');

/** What is said in Korean beside the words: help, and the sentences of the contract. */
const sentences = import.meta.glob<string>(['./areas/*/help/ko.ts', '../../contract/src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Second names of what the glossary calls otherwise: 회신, 조치. */
const SECOND_NAMES = /피드백|경감조치/;

describe('the words', () => {
  it('call feedback and actions what the glossary calls them', () => {
    expect(leaves(ko).filter(([, text]) => SECOND_NAMES.test(text))).toEqual([]);
    expect(Object.keys(sentences)).not.toEqual([]);
    expect(Object.keys(sentences).filter((file) => SECOND_NAMES.test(sentences[file] ?? ''))).toEqual([]);
  });

  it('are the same in both languages', () => {
    expect(keysOf(en)).toEqual(keysOf(ko));
  });

  it('have the same gaps in both languages', () => {
    const korean = new Map(leaves(ko).map(([key, text]) => [plain(key), holes(text)]));
    for (const [key, text] of leaves(en)) expect(holes(text), key).toEqual(korean.get(plain(key)));
  });

  it('are all used', () => {
    const unused = keysOf(ko).filter((key) => !written.has(key) && !begun.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });

  it('hold every key that is used', () => {
    const known = new Set(keysOf(ko));
    expect([...written].filter((key) => key !== undefined && !known.has(key))).toEqual([]);
    expect(begun.filter((start) => ![...known].some((key) => key.startsWith(start)))).toEqual([]);
  });
});
