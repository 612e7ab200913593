import { isDay } from '@portal/contract/kernel';

const MAX_TEXT = 100;
const GREATEST_ID = 2_147_483_647;
export const MOST_PAGES = 1_000_000;

/**
 * Values out of an address. What does not fit becomes undefined and is not left out: the router would hand on what
 * stands in the address.
 */
export const textParam = (given: unknown): string | undefined => {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  const text = String(given)
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, MAX_TEXT);
  return text === '' ? undefined : text;
};

export const dayParam = (given: unknown): string | undefined =>
  typeof given === 'string' && isDay(given) ? given : undefined;

export const integerParam = (given: unknown, least: number, most: number): number | undefined => {
  if (typeof given !== 'number' || !Number.isSafeInteger(given)) return undefined;
  return given >= least && given <= most ? given : undefined;
};

export const idParam = (given: unknown): number | undefined => integerParam(given, 1, GREATEST_ID);

/** A flag is in the address or it is not. */
export const flagParam = (given: unknown): true | undefined => (given === true ? true : undefined);
