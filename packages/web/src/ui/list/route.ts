import type { SearchIn } from './list-address.ts';

type AddressSearch<Search> = {
  types: { input: Search; output: Readonly<Record<string, unknown>> };
  parse: (given: Record<string, unknown>) => Readonly<Record<string, unknown>>;
};

/**
 * What the address of a route may hold, for the types of the links to it. Nothing is parsed here, so that no declaration
 * of a list is in another screen's first load: the screen and its loader read the address with it.
 */
export const searchFor = <A>(): AddressSearch<SearchIn<A>> => ({
  types: { input: {} as never, output: {} },
  parse: (given) => given,
});
