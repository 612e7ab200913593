import { DEFAULT_LIMIT, isDay } from '@portal/contract/kernel';
import { dayText } from '../../platform/formats.ts';
import { translate } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';

const MAX_TEXT = 100;
const GREATEST_ID = 2_147_483_647;
const MOST_PAGES = 1_000_000;

/** One value that the address of a list may hold. */
export type Kind<Value, Query extends object | undefined = undefined> = {
  /** The value in the address; undefined where there is none, where it does not fit, and where it is the usual one. */
  read: (given: unknown) => Value | undefined;
  /** A filter narrows the list and goes with "clear"; a view (page size, year) stays; a page begins again with either. */
  role: 'filter' | 'view' | 'page';
  /** What its chip says, where the declaration of the list says nothing else. */
  chip?: (value: Value) => string;
  /** How it becomes a part of the call's query; without it, under its own name. */
  query?: (value: Value) => Query;
  /** What a control that only knows text has chosen; without it, the text itself. */
  fromText?: (text: string) => unknown;
  /** Counting of pages in the address begins here. */
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

/** The ends of a range of days. */
export const fromDay = (): Kind<string> => day((first) => translate(uiWords.list.fromChip, { day: dayText(first) }));
export const toDay = (): Kind<string> => day((last) => translate(uiWords.list.toChip, { day: dayText(last) }));

export const id = (): Kind<number> => ({
  role: 'filter',
  // In an address that came by mail a number may stand as a text.
  read: (given) => integer(typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given, 1, GREATEST_ID),
  fromText: Number,
});

/** Is in the address or is not. */
export const flag = (): Kind<true> => ({
  role: 'filter',
  read: (given) => (given === true ? true : undefined),
  fromText: (chosen) => chosen === 'true',
});

/** Yes or no, where leaving it out means both. */
export const choice = (): Kind<boolean> => ({
  role: 'filter',
  read: (given) => (typeof given === 'boolean' ? given : undefined),
  fromText: (chosen) => (chosen === '' ? undefined : chosen === 'true'),
});

type Choice = string | number;

/** One of a few; what is on offer may change from day to day. */
export const oneOf = <const Value extends Choice>(offered: () => readonly Value[]): Kind<Value> => ({
  role: 'filter',
  read: (given) => offered().find((value) => value === given),
  fromText: (chosen) => offered().find((value) => String(value) === chosen),
});

/** One of a few that says how the list is shown and does not narrow it; the usual one is not in the address. */
export const viewOf = <const Value extends Choice>(
  offered: () => readonly Value[],
  usual: () => Choice,
): Kind<Value> => ({
  ...oneOf(() => offered().filter((value) => value !== usual())),
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

/** How a list that is paged stands in the address: `offset` counts pages from zero, as in the calls. */
export const paged = { offset: pageFrom(0) };

/** The same where one may choose how many rows a page shows. */
export const pagedBySize = { ...paged, limit: pageSize() };
