import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { nameOfPage } from '../page/page-header.tsx';
import type { Kinds, ListAddress, QueryOf, SearchOf } from './list-address.ts';

/** The value of a filter for a control: text, empty if nothing is chosen. */
export type FilterField = { value: string; onChange: (text: string) => void };

export type Chip = { key: string; label: string; onRemove: () => void };

export type ListState<K extends Kinds> = {
  search: SearchOf<K>;
  query: QueryOf<K>;
  /** Changes the search and replaces the history entry; undefined removes a value. */
  narrow: (change: Readonly<Record<string, unknown>>) => void;
  field: (name: keyof K & string) => FilterField;
  /** How many rows a page shows, in a list whose address has a `limit`. */
  pageSize: FilterField | undefined;
  /** The filters in use; texts that the declaration does not know come from the screen. */
  chips: (words?: Readonly<Partial<Record<keyof K, string | undefined>>>) => Chip[];
  /** Undefined if no filter is in use. */
  clear: (() => void) | undefined;
  /** Pages are counted from zero, as in the replies. */
  toPage: (offset: number) => void;
  isFirstPage: boolean;
};

/** The state of a list, by its declaration: `ListOf<typeof employeeList>`. */
export type ListOf<A> = A extends ListAddress<infer K> ? ListState<K> : never;

const pageNameOf = (kinds: Kinds): string =>
  Object.keys(kinds).find((name) => kinds[name]?.role === 'page') ?? 'offset';

/** The list that the address shows, and the ways to another one. */
export const useList = <K extends Kinds>(address: ListAddress<K>): ListState<K> => {
  const given = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => address.read(given), [address, given]);
  // A changed filter replaces the history entry; a page adds one, so that the back button returns.
  const go = useCallback(
    (next: (latest: SearchOf<K>) => SearchOf<K>, replace: boolean) =>
      // From the latest address, which may not be shown yet: of two changes one after the other none is lost.
      void navigate({ to: '.', search: (latest) => next(address.read(latest)), replace }),
    [address, navigate],
  );
  // Removes everything else from the address.
  const clean = Object.entries(given).every(([name, value]) => search[name] === value);
  useEffect(() => {
    if (!clean) go((latest) => latest, true);
  }, [clean, go]);
  const narrow = useCallback(
    (change: Readonly<Record<string, unknown>>) => go((latest) => address.narrowed(latest, change), true),
    [address, go],
  );
  const pageName = pageNameOf(address.kinds);
  const first = address.kinds[pageName]?.first ?? 0;
  const wordOf = (name: string): string | undefined => {
    const value = search[name];
    const word = (address.chips[name] ?? address.kinds[name]?.chip) as
      | ((value: unknown, search: unknown) => string)
      | undefined;
    return value === undefined ? undefined : word?.(value, search);
  };
  const clear = (): void => {
    go(address.cleared, true);
    // The button disappears with the filters.
    nameOfPage()?.focus({ preventScroll: true });
  };
  const field = (name: keyof K & string): FilterField => ({
    value: search[name] === undefined ? '' : String(search[name]),
    onChange: (text) => narrow({ [name]: address.kinds[name]?.fromText?.(text) ?? text }),
  });
  return {
    search,
    query: address.query(search),
    narrow,
    field,
    pageSize: 'limit' in address.kinds ? field('limit') : undefined,
    chips: (words) =>
      Object.keys(address.kinds).flatMap((key) => {
        const label = words?.[key] ?? wordOf(key);
        return label ? [{ key, label, onRemove: () => narrow({ [key]: undefined }) }] : [];
      }),
    clear: address.isNarrowed(search) ? clear : undefined,
    toPage: (offset) => go((latest) => address.read({ ...latest, [pageName]: offset + first }), false),
    isFirstPage: search[pageName] === undefined,
  };
};
