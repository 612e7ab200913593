import type { Language } from '@portal/contract/kernel';
import Negotiator from 'negotiator';

/** The one of our languages that `Accept-Language` likes best; Korean where it likes none or both alike. */
export const languageOf = (header: string | undefined): Language => {
  const headers = header === undefined ? {} : { 'accept-language': header };
  return new Negotiator({ headers }).language(['ko', 'en']) === 'en' ? 'en' : 'ko';
};
