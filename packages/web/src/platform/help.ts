import type { Language, Words } from '@portal/contract/kernel';

/** A screenshot, as `npm run pictures -- help` takes it. */
export type HelpPicture = { readonly src: string; readonly alt: string };

/** A section about one task or question; its name in the address is the same in both languages. */
export type HelpPart = {
  readonly id: string;
  readonly heading: string;
  readonly text?: string;
  readonly steps?: readonly string[];
  readonly points?: readonly string[];
  readonly keys?: readonly (readonly [key: string, does: string])[];
  readonly picture?: HelpPicture;
};

export type HelpPage = { readonly about: string; readonly parts: readonly HelpPart[] };

/** The help pages of an area, in each language. */
export type HelpPages = {
  readonly title: Words;
  readonly pages: Readonly<Record<Language, () => Promise<{ readonly help: HelpPage }>>>;
};
