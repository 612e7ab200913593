import type { Language } from '@portal/contract/kernel';
import Negotiator from 'negotiator';

/** The preferred language of `Accept-Language` among the supported ones; Korean by default. */
export const languageOf = (header: string | undefined): Language => {
  const headers = header === undefined ? {} : { 'accept-language': header };
  return new Negotiator({ headers }).language(['ko', 'en']) === 'en' ? 'en' : 'ko';
};
