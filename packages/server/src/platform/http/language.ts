import type { Language } from '@portal/contract/kernel';

/** The language of `Accept-Language`; Korean unless English comes first. */
export const languageOf = (header: string | undefined): Language => (/^\s*en\b/i.test(header ?? '') ? 'en' : 'ko');
