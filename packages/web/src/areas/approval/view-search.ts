import { type CategoryName, categories, type DocumentList, documentLists } from '@portal/contract/approval';
import { type ListSearch, listSearchOf } from './list-search.ts';

/** The list one came from, with the search it stood at, and the document this one was opened from. */
export type ViewSearch = ListSearch & { 'list-type'?: DocumentList; linkedDocId?: number };

export const viewSearchOf = (given: Record<string, unknown>): ViewSearch => {
  const list = documentLists.find((name) => name === given['list-type']);
  const linked = Number(given.linkedDocId);
  return {
    ...listSearchOf(given),
    ...(list === undefined ? {} : { 'list-type': list }),
    ...(Number.isInteger(linked) && linked > 0 ? { linkedDocId: linked } : {}),
  };
};

/** The category of a new document; an unknown one is left out. */
export const writeSearchOf = (given: Record<string, unknown>): { category?: CategoryName } => {
  const category = categories.find(({ name }) => name === given.category);
  return category === undefined ? {} : { category: category.name };
};
