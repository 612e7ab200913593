import type { TSchema } from 'typebox';
import * as Type from 'typebox';
import { integer, list, object, optional, text } from './schema.ts';

/**
 * Totals are counted exactly up to this number; for people, departments and their leave up to `MASTER_TOTAL_CAP`
 * (rules/platform.md#lists).
 */
export const TOTAL_CAP = 1_000;
export const MASTER_TOTAL_CAP = 10_000;
export const DEFAULT_LIMIT = 20;

/** Maximum length of a search text in characters: of lists, and of names of people. */
export const searchLimits = { text: 100, name: 50 } as const;

/** The search text of a list. */
export const searchText = () => optional(text(searchLimits.text));
export const searchName = () => optional(text(searchLimits.name));

/** Query of a list: `offset` counts pages. */
export const pageQuery = {
  offset: optional(integer(0, 1_000_000)),
  limit: optional(integer(1, 1000)),
};

export const page = <S extends TSchema>(item: S) =>
  object({
    items: list(item),
    total: Type.Integer(),
    totalCapped: optional(Type.Boolean()),
    offset: Type.Integer(),
    limit: Type.Integer(),
  });

export type Page<Item> = { items: Item[]; total: number; totalCapped?: boolean; offset: number; limit: number };
export type PageRequest = { offset: number; limit: number };

export const pageRequest = (query: { offset?: number; limit?: number }): PageRequest => ({
  offset: query.offset ?? 0,
  limit: query.limit ?? DEFAULT_LIMIT,
});

/** A page from its rows and a count that stopped one past the cap. */
export const toPage = <Item>(
  items: Item[],
  counted: number,
  { offset, limit }: PageRequest,
  cap: number = TOTAL_CAP,
): Page<Item> => ({
  items,
  total: Math.min(counted, cap),
  ...(counted > cap ? { totalCapped: true } : {}),
  offset,
  limit,
});
