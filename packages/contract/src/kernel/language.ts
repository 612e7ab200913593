export type Language = 'ko' | 'en';

/** The same words in each language. */
export type Words = Readonly<Record<Language, string>>;
