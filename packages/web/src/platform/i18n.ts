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
  ko: () => import('../messages/ko/index.ts'),
  en: () => import('../messages/en/index.ts'),
};

const bring = async (language: Language): Promise<void> => {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  i18next.addResourceBundle(language, 'translation', (await load[language]()).messages);
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
