import type { Language, Message, WordTree } from '@portal/contract/kernel';
import { useSyncExternalStore } from 'react';
import { localStore } from './device/storage.ts';

export type { Language, Message, WordTree };

export type Values = Readonly<Record<string, string | number>>;

export const languages = ['ko', 'en'] as const satisfies readonly Language[];

const STORAGE_KEY = 'portal.language';

const isLanguage = (value: string | null): value is Language => value === 'ko' || value === 'en';

const listeners = new Set<() => void>();
let chosen: Language = 'ko';

export const storedLanguage = (): Language => {
  const stored = localStore.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : 'ko';
};

export const currentLanguage = (): Language => chosen;

/** Shows everything in this language, without storing the choice. */
export const setLanguage = (language: Language): void => {
  chosen = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

/** The same, and stores it for the next visit on this device. */
export const chooseLanguage = (language: Language): void => {
  setLanguage(language);
  localStore.setItem(STORAGE_KEY, language);
};

const plurals: Record<Language, Intl.PluralRules> = { ko: new Intl.PluralRules('ko'), en: new Intl.PluralRules('en') };

const formOf = (message: Message, { count }: Values): string => {
  const words = message[chosen];
  if (typeof words === 'string') return words;
  return typeof count === 'number' && plurals[chosen].select(count) === 'one' ? words.one : words.other;
};

/** A message in the language in use, with `{{name}}` filled in. */
export const translate = (message: Message, values: Values = {}): string =>
  formOf(message, values).replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => String(values[name] ?? ''));

export type Translate = typeof translate;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** One function for each language, so that values memoized with `t` are recomputed in another language. */
const translators: Record<Language, Translate> = {
  ko: (message, values) => translate(message, values),
  en: (message, values) => translate(message, values),
};

/** `translate` for components, which render again when the language changes. */
export const useTranslation = (): { t: Translate } => ({
  t: translators[useSyncExternalStore(subscribe, currentLanguage)],
});
