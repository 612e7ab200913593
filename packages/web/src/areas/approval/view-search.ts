import { type CategoryName, categories, type DocumentList, documentLists } from '@portal/contract/approval';
import { type ListSearch, listSearchOf } from './list-search.ts';

/** The list one came from, with the search it stood at, and the document this one was opened from. */
export type ViewSearch = ListSearch & { 'list-type'?: DocumentList | undefined; linkedDocId?: number | undefined };

export const viewSearchOf = (given: Record<string, unknown>): ViewSearch => {
  const linked = Number(given.linkedDocId);
  return {
    ...listSearchOf(given),
    'list-type': documentLists.find((name) => name === given['list-type']),
    linkedDocId: Number.isInteger(linked) && linked > 0 ? linked : undefined,
  };
};

/** The category of a new document; undefined for an unknown one. */
export const writeSearchOf = (given: Record<string, unknown>): { category?: CategoryName | undefined } => ({
  category: categories.find(({ name }) => name === given.category)?.name,
});

/** How a new document begins as a copy of an earlier one: the hashes of the write address (spec 1, section 2). */
const copyings = ['recent', 'rewrite'] as const;
export type Copying = (typeof copyings)[number];

export const copyingOf = (hash: string): Copying | undefined => copyings.find((name) => name === hash);
