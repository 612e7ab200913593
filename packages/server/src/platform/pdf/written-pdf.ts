import type { Language } from '@portal/contract/kernel';

/** A file size for display on paper. */
export const writtenSize = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
};

/** A name in the reader's language. */
export const writtenName = ({ name, engName }: { name: string; engName: string }, language: Language): string =>
  language === 'en' ? engName : name;
