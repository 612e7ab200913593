import type { Kind } from './list-kinds.ts';

type AnyKind = Omit<Kind<never, object | undefined>, 'read'> & {
  read: (given: unknown) => unknown;
};
export type Kinds = Readonly<Record<string, AnyKind>>;

type ValueIn<K extends AnyKind> = NonNullable<ReturnType<K['read']>>;

/** The search in an address, as these kinds declare it. */
export type SearchOf<K extends Kinds> = { [Name in keyof K]?: ValueIn<K[Name]> | undefined };

type QueryPart<Name extends PropertyKey, K extends AnyKind> = K extends { query?: (value: never) => infer Query }
  ? Query extends object
    ? Partial<Query>
    : { [Own in Name]?: ValueIn<K> | undefined }
  : never;
type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** The same as the query of the call. */
export type QueryOf<K extends Kinds> = All<{ [Name in keyof K]: QueryPart<Name, K[Name]> }[keyof K]>;

/** Texts of filter chips beyond their kinds; texts that only the server knows come from the screen. */
export type ChipWords<K extends Kinds> = {
  [Name in keyof K]?: (value: ValueIn<K[Name]>, search: SearchOf<K>) => string;
};

type SearchParams = Readonly<Record<string, unknown>>;

/**
 * The search of a list in its address: parsed, converted to the query of its call, and changed, all from one
 * declaration.
 */
export type ListAddress<K extends Kinds> = {
  kinds: K;
  chips: ChipWords<K>;
  /** Parses the search of an address; unknown values are dropped. */
  read: (given: SearchParams) => SearchOf<K>;
  query: (given: SearchParams) => QueryOf<K>;
  /** Changes a filter and returns to the first page; an invalid value is dropped. */
  narrowed: (search: SearchOf<K>, change: SearchParams) => SearchOf<K>;
  /** Removes the filters and keeps the view settings. */
  cleared: (search: SearchOf<K>) => SearchOf<K>;
  isNarrowed: (search: SearchOf<K>) => boolean;
};

/** The search of a list, by its declaration: `SearchIn<typeof employeeList>`. */
export type SearchIn<A> = A extends ListAddress<infer K> ? SearchOf<K> : never;

export const listAddress = <const K extends Kinds>(kinds: K, chips: ChipWords<K> = {}): ListAddress<K> => {
  const names = Object.keys(kinds);
  const only = (given: SearchParams, ...roles: AnyKind['role'][]): SearchParams =>
    Object.fromEntries(
      names.filter((name) => roles.includes(kinds[name]?.role ?? 'page')).map((name) => [name, given[name]]),
    );
  const read = (given: SearchParams): SearchOf<K> =>
    Object.fromEntries(names.map((name) => [name, kinds[name]?.read(given[name])])) as SearchOf<K>;
  const partOf = (name: string, value: unknown): object => {
    const query = kinds[name]?.query as ((value: unknown) => object | undefined) | undefined;
    if (query === undefined) return { [name]: value };
    return value === undefined ? {} : (query(value) ?? {});
  };
  return {
    kinds,
    chips,
    read,
    query: (given) =>
      Object.assign({}, ...Object.entries(read(given)).map(([name, value]) => partOf(name, value))) as QueryOf<K>,
    narrowed: (search, change) => read({ ...only(search, 'filter', 'view'), ...change }),
    cleared: (search) => read(only(search, 'view')),
    isNarrowed: (search) => Object.values(only(search, 'filter')).some((value) => value !== undefined),
  };
};
