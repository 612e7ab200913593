import { type CategoryName, categoryNames, documentLists } from '@portal/contract/approval';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, oneOf } from '../../../ui/list/list-kinds.ts';
import { queue } from '../../../ui/queue/queue-address.ts';
import { documentList, type ListSearch } from '../list/approval-list-search.ts';

/** The list one came from, with the search it stood at, what waits there in turn, and the document this one was opened from. */
export const viewAddress = listAddress({
  ...documentList.kinds,
  'list-type': oneOf(() => documentLists),
  linkedDocId: id(),
  queue: queue(),
});
export type ViewSearch = SearchIn<typeof viewAddress>;
export const viewSearchOf = viewAddress.read;

/**
 * The category of a document that is written, and what the drafts one came from were narrowed to, by its category under a
 * name of its own.
 */
export const writeAddress = listAddress({ ...documentList.kinds, 'list-category': oneOf(() => categoryNames) });
export type WriteSearch = SearchIn<typeof writeAddress>;
export const writeSearchOf = writeAddress.read;

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

/** How a new document begins as a copy of an earlier one: the hashes of the write address (rules/approval.md#resubmit). */
const copyings = ['recent', 'rewrite'] as const;
export type Copying = (typeof copyings)[number];

export const copyingOf = (hash: string): Copying | undefined => copyings.find((name) => name === hash);
