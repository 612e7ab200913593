import type { Language, Words } from '@portal/contract/kernel';
import i18next, { type ParseKeys, type TOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';

export type { Language };

/** Every area adds the tree of its words here, by its name (module augmentation). */
// The first word of a key is the tree it stands in: `approval.list.column.title`.
export interface WordTrees {
  readonly language?: Words;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: WordTrees };
  }
}

export const languages = ['ko', 'en'] as const satisfies readonly Language[];
export type MessageKey = ParseKeys;

type Tree = Readonly<Record<string, unknown>>;

/** Where the words of an area come from, in each language; with them the sentences of its problems. */
export type WordSource = Readonly<Record<Language, () => Promise<Tree>>> & {
  readonly name: keyof WordTrees & string;
  readonly problems?: () => Promise<unknown>;
};

const STORAGE_KEY = 'portal.language';

const isLanguage = (value: string | null): value is Language => value === 'ko' || value === 'en';

const brought = new Set<WordSource>();

const bring = async (language: Language, source: WordSource): Promise<void> => {
  if (i18next.getResource(language, 'translation', source.name) !== undefined) return;
  const [tree] = await Promise.all([source[language](), source.problems?.()]);
  i18next.addResourceBundle(language, 'translation', { [source.name]: tree[source.name] }, true);
};

/** Brings words, and from now on with every language that is chosen. */
export const bringWords = async (...sources: readonly WordSource[]): Promise<void> => {
  for (const source of sources) brought.add(source);
  await Promise.all(sources.map((source) => bring(currentLanguage(), source)));
};

export const storedLanguage = (): Language => {
  const stored = localStorage.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : 'ko';
};

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'ko');

/** Begins with the words of every screen; only those of the language in use are loaded. */
export const startI18n = async (
  sources: readonly WordSource[],
  language: Language = storedLanguage(),
): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
  await bringWords(...sources, ...brought);
  document.documentElement.lang = language;
};

export const chooseLanguage = async (language: Language): Promise<void> => {
  await Promise.all([...brought].map((source) => bring(language, source)));
  localStorage.setItem(STORAGE_KEY, language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** For code outside of components; inside, `useTranslation().t`. */
export const translate = (key: MessageKey, options: TOptions = {}): string =>
  (i18next.t as (key: string, options: TOptions) => string)(key, options);

/** What stands in the code in every language, such as the name of an area. */
export const inLanguage = (words: Words): string => words[currentLanguage()];
