import type { SearchIn } from './list-address.ts';

type AddressSearch<Search> = {
  types: { input: Search; output: Readonly<Record<string, unknown>> };
  parse: (given: Record<string, unknown>) => Readonly<Record<string, unknown>>;
};

/**
 * The type of a route's search, for type-safe links. It parses nothing, so that no list's declaration is part of
 * another screen's first load: the screen and its loader parse the address.
 */
export const searchFor = <A>(): AddressSearch<SearchIn<A>> => ({
  types: { input: {} as never, output: {} },
  parse: (given) => given,
});
