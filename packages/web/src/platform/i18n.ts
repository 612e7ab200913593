import type { Language } from '@portal/contract/kernel';
import i18next, { type ParseKeys, type TOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { messages } from '../messages/ko/index.ts';

export type { Language };

declare module 'i18next' {
  interface CustomTypeOptions {
    /** One tree: the first word of a key is the file it stands in, `lists.column.title`. */
    resources: { translation: typeof messages };
  }
}

export const languages = ['ko', 'en'] as const satisfies readonly Language[];
export type MessageKey = ParseKeys;

const STORAGE_KEY = 'portal.language';

const isLanguage = (value: string | null): value is Language => value === 'ko' || value === 'en';

const load: Record<Language, () => Promise<{ messages: object }>> = {
  ko: () => import('../messages/ko/first.ts'),
  en: () => import('../messages/en/first.ts'),
};

/** Words that are not in the first load, by the first word of their keys. */
const loadLater = {
  admin: { ko: () => import('../messages/ko/admin.ts'), en: () => import('../messages/en/admin.ts') },
  adminForm: { ko: () => import('../messages/ko/admin-form.ts'), en: () => import('../messages/en/admin-form.ts') },
  form: { ko: () => import('../messages/ko/form.ts'), en: () => import('../messages/en/form.ts') },
} satisfies Record<string, Record<Language, () => Promise<object>>>;
type LateWords = keyof typeof loadLater;

const broughtLater = new Set<LateWords>();

const bringFirst = async (language: Language): Promise<void> => {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  i18next.addResourceBundle(language, 'translation', (await load[language]()).messages);
};

const bringLater = async (language: Language, words: LateWords): Promise<void> => {
  if (i18next.getResource(language, 'translation', words) !== undefined) return;
  i18next.addResourceBundle(language, 'translation', await loadLater[words][language](), true);
};

/** Brings words that come with a route or a dialog, and from now on with every language that is chosen. */
export const bringMessages = (words: LateWords): Promise<void> => {
  broughtLater.add(words);
  return bringLater(currentLanguage(), words);
};

const bring = async (language: Language): Promise<void> => {
  await bringFirst(language);
  await Promise.all([...broughtLater].map((words) => bringLater(language, words)));
};

export const storedLanguage = (): Language => {
  const stored = localStorage.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : 'ko';
};

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'ko');

/** Only the messages of the language in use are loaded. */
export const startI18n = async (language: Language = storedLanguage()): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
  await bring(language);
  document.documentElement.lang = language;
};

export const chooseLanguage = async (language: Language): Promise<void> => {
  await bring(language);
  localStorage.setItem(STORAGE_KEY, language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** For code outside of components; inside, `useTranslation().t`. */
export const translate = (key: MessageKey, options: TOptions = {}): string =>
  (i18next.t as (key: string, options: TOptions) => string)(key, options);
