import type { Language, Words } from '@portal/contract/kernel';
import { useSyncExternalStore } from 'react';
import { localStore } from './device/storage.ts';

export type { Language };

/** Every area adds the tree of its words here, by its name (module augmentation): `approval.list.column.title`. */
export interface WordTrees {
  readonly language?: Words;
}

/** The words of an enumeration, by its codes: in their order, or each under its number. */
type IsNumbered<Tree> = Tree extends readonly string[] ? true : [keyof Tree & string] extends [never] ? true : false;

/** `_one` and `_other` are the forms of one message; the number in `count` chooses. */
type Plain<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;
type Leaves<Tree, At extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${At}${Plain<Key>}`
    : IsNumbered<Tree[Key]> extends true
      ? `${At}${Key}.${number}`
      : Leaves<Tree[Key], `${At}${Key}.`>;
}[keyof Tree & string];

/** Every key that there are words for. */
export type MessageKey = Leaves<Required<WordTrees>, ''>;

type Tree = { readonly [key: string]: string | Tree };
export type Values = Readonly<Record<string, string | number>>;

/** Where the words of an area come from, in each language, and the sentences of its problems. */
export type WordSource = Readonly<Record<Language, () => Promise<Readonly<Record<string, unknown>>>>> & {
  readonly name: keyof WordTrees & string;
  readonly problems?: () => Promise<unknown>;
};

export const languages = ['ko', 'en'] as const satisfies readonly Language[];

const STORAGE_KEY = 'portal.language';

const isLanguage = (value: string | null): value is Language => value === 'ko' || value === 'en';

const known: Record<Language, Record<string, Tree>> = { ko: {}, en: {} };
const brought = new Set<WordSource>();
const listeners = new Set<() => void>();
let chosen: Language = 'ko';

const bring = async (language: Language, source: WordSource): Promise<void> => {
  if (known[language][source.name] !== undefined) return;
  const tree = await source[language]();
  known[language][source.name] = tree[source.name] as Tree;
};

/** Brings words, and from now on with every language that is chosen. */
export const bringWords = async (...sources: readonly WordSource[]): Promise<void> => {
  for (const source of sources) brought.add(source);
  await Promise.all(sources.map((source) => bring(chosen, source)));
};

/** Brings the sentences of what may be wrong, as far as the words of their areas were brought: forms need them. */
export const bringProblems = async (): Promise<void> => {
  await Promise.all([...brought].map(({ problems }) => problems?.()));
};

export const storedLanguage = (): Language => {
  const stored = localStore.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : 'ko';
};

export const currentLanguage = (): Language => chosen;

const use = async (language: Language): Promise<void> => {
  await Promise.all([...brought].map((source) => bring(language, source)));
  chosen = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

/** Begins with the words of every screen; only those of the language in use are loaded. */
export const startI18n = async (
  sources: readonly WordSource[],
  language: Language = storedLanguage(),
): Promise<void> => {
  for (const source of sources) brought.add(source);
  await use(language);
};

export const chooseLanguage = async (language: Language): Promise<void> => {
  await use(language);
  localStore.setItem(STORAGE_KEY, language);
};

const plurals: Record<Language, Intl.PluralRules> = { ko: new Intl.PluralRules('ko'), en: new Intl.PluralRules('en') };

const leafAt = (path: readonly string[]): string | undefined => {
  let place: string | Tree | undefined = known[chosen];
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : undefined;
};

const messageOf = (key: string, { count }: Values): string | undefined => {
  const path = key.split('.');
  const form = typeof count === 'number' ? plurals[chosen].select(count) : undefined;
  return (form && leafAt([...path.slice(0, -1), `${path.at(-1)}_${form}`])) ?? leafAt(path);
};

/** The words of a key, with `{{name}}` filled in; a key without words stands for itself, which the tests refuse. */
export const translate = (key: MessageKey, values: Values = {}): string => {
  const message = messageOf(key, values);
  if (message === undefined) {
    console.error(`no words for ${key}`);
    return key;
  }
  return message.replace(/\{\{(\w+)\}\}/g, (_hole, name: string) => String(values[name] ?? ''));
};

export type Translate = typeof translate;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** One for each language, so that what is remembered with `t` is made anew in another language. */
const translators: Record<Language, Translate> = {
  ko: (key, values) => translate(key, values),
  en: (key, values) => translate(key, values),
};

/** The same within components, which are drawn anew when another language is chosen. */
export const useTranslation = (): { t: Translate } => ({
  t: translators[useSyncExternalStore(subscribe, currentLanguage)],
});

/** What stands in the code in every language, such as the name of an area. */
export const inLanguage = (words: Words): string => words[chosen];
