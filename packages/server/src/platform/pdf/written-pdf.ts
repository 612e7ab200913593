import type { Language } from '@portal/contract/kernel';

/** How much a file holds, as a paper says it. */
export const writtenSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A name in the reader's language. */
export const writtenName = ({ name, engName }: { name: string; engName: string }, language: Language): string =>
  language === 'en' ? engName : name;
