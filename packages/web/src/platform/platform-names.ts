import { currentLanguage } from './i18n.ts';

type Named = { name: string; engName: string };

/** A name in the user's language; the Korean one if there is no English one. */
export const nameOf = ({ name, engName }: Named): string => (currentLanguage() === 'en' && engName) || name;

/** The name in the other language, shown next to it. */
export const otherNameOf = ({ name, engName }: Named): string => (currentLanguage() === 'en' ? name : engName);
