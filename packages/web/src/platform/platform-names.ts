import { currentLanguage } from './i18n.ts';

type Named = { name: string; engName: string };

/** A name in the reader's language; where there is no English one, the Korean one stands. */
export const nameOf = ({ name, engName }: Named): string => (currentLanguage() === 'en' && engName) || name;

/** The name in the other language, to stand beside it. */
export const otherNameOf = ({ name, engName }: Named): string => (currentLanguage() === 'en' ? name : engName);
