import { type CategoryName, categories, type DocumentList, documentLists } from '@portal/contract/approval';
import { type ListSearch, listSearchOf } from '../list/search.ts';

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

const categoryIn = (value: unknown): CategoryName | undefined => categories.find(({ name }) => name === value)?.name;

/**
 * The category of a document that is written, and what the drafts one came from were narrowed to, by its category under a
 * name of its own.
 */
export type WriteSearch = ListSearch & { 'list-category'?: CategoryName | undefined };

export const writeSearchOf = (given: Record<string, unknown>): WriteSearch => ({
  ...listSearchOf(given),
  category: categoryIn(given.category),
  'list-category': categoryIn(given['list-category']),
});

/** From the drafts to one of them. */
export const writeSearchFrom = (category: CategoryName, { category: listed, ...drafts }: ListSearch): WriteSearch => ({
  category,
  ...drafts,
  'list-category': listed,
});

/** From a draft to the drafts as one left them. */
export const draftsSearchFrom = ({ 'list-category': category, ...drafts }: WriteSearch): ListSearch => ({
  ...drafts,
  category,
});

/** How a new document begins as a copy of an earlier one: the hashes of the write address (spec 1, section 2). */
const copyings = ['recent', 'rewrite'] as const;
export type Copying = (typeof copyings)[number];

export const copyingOf = (hash: string): Copying | undefined => copyings.find((name) => name === hash);
