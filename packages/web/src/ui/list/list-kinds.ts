import { DEFAULT_LIMIT, isDay } from '@portal/contract/kernel';
import { translate } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';

const MAX_TEXT = 100;
const GREATEST_ID = 2_147_483_647;
const MOST_PAGES = 1_000_000;

/** A kind of value in the address of a list. */
export type Kind<Value, Query extends object | undefined = undefined> = {
  /** The value in the address; undefined if it is missing, invalid or the default. */
  read: (given: unknown) => Value | undefined;
  /**
   * A filter narrows the list and is removed by "clear"; a view setting (page size, year) stays; a page is reset by
   * either.
   */
  role: 'filter' | 'view' | 'page';
  /** The text of its chip, unless the list declares another. */
  chip?: (value: Value) => string;
  /** Converts it to a part of the call's query; by default under its own name. */
  query?: (value: Value) => Query;
  /** Converts the text of a control to the value; by default the text itself. */
  fromText?: (text: string) => unknown;
  /** The number of the first page. */
  first?: number;
};

const integer = (given: unknown, least: number, most: number): number | undefined =>
  typeof given === 'number' && Number.isSafeInteger(given) && given >= least && given <= most ? given : undefined;

/** A text to search for; numbers are texts too, since the router reads `?searchText=2026` as one. */
export const text = (): Kind<string> => ({
  role: 'filter',
  chip: (words) => translate(uiWords.list.searchChip, { text: words }),
  read: (given) => {
    if (typeof given !== 'string' && typeof given !== 'number') return undefined;
    return (
      String(given)
        .replaceAll(/\p{Cc}/gu, '')
        .slice(0, MAX_TEXT) || undefined
    );
  },
});

const day = (chip: (day: string) => string): Kind<string> => ({
  role: 'filter',
  chip,
  read: (given) => (typeof given === 'string' && isDay(given) ? given : undefined),
});

/** The start of a range of days. */
export const fromDay = (): Kind<string> => day((first) => translate(uiWords.list.fromChip, { day: first }));
export const toDay = (): Kind<string> => day((last) => translate(uiWords.list.toChip, { day: last }));

export const id = (): Kind<number> => ({
  role: 'filter',
  // In a link from a mail a number may be a text.
  read: (given) => integer(typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given, 1, GREATEST_ID),
  fromText: Number,
});

/** Is in the address or is not. */
export const flag = (): Kind<true> => ({
  role: 'filter',
  read: (given) => (given === true ? true : undefined),
  fromText: (chosen) => chosen === 'true',
});

/** Yes or no; missing means both. */
export const choice = (): Kind<boolean> => ({
  role: 'filter',
  read: (given) => (typeof given === 'boolean' ? given : undefined),
  fromText: (chosen) => (chosen === '' ? undefined : chosen === 'true'),
});

type Choice = string | number;

/** One of a few values, which may change over time. */
export const oneOf = <const Value extends Choice>(options: () => readonly Value[]): Kind<Value> => ({
  role: 'filter',
  read: (given) => options().find((value) => value === given),
  fromText: (chosen) => options().find((value) => String(value) === chosen),
});

/** A view setting with a few values; the default is not in the address. */
export const viewOf = <const Value extends Choice>(
  options: () => readonly Value[],
  usual: () => Choice,
): Kind<Value> => ({
  ...oneOf(() => options().filter((value) => value !== usual())),
  role: 'view',
});

/** The page, counted in the address from zero or one; calls count from zero. The first one is not in the address. */
export const pageFrom = (first: 0 | 1): Kind<number, { offset: number }> => ({
  role: 'page',
  first,
  read: (given) => integer(given, first + 1, MOST_PAGES),
  query: (page) => ({ offset: page - first }),
});

export const pageSizes = [20, 50, 100] as const;

export const pageSize = (): Kind<(typeof pageSizes)[number]> =>
  viewOf(
    () => pageSizes,
    () => DEFAULT_LIMIT,
  );

/** The page of a list in the address: `offset` counts from zero, as in the calls. */
export const paged = { offset: pageFrom(0) };

/** The same where one may choose how many rows a page shows. */
export const pagedBySize = { ...paged, limit: pageSize() };
