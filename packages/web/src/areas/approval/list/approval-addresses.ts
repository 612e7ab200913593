import {
  approvalDocumentWords,
  type CategoryName,
  categories,
  categoryNames,
  type DocumentOrder,
  documentLists,
  documentOrders,
  documentRoles,
  sentStatuses,
} from '@portal/contract/approval';
import { translate } from '../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import {
  choice,
  flag,
  fromDay,
  id,
  oneOf,
  pageFrom,
  pageSize,
  text,
  toDay,
  viewOf,
} from '../../../ui/list/list-kinds.ts';
import { queue } from '../../../ui/queue/queue-order.ts';
import { categoryTitle } from '../document/approval-document-texts.ts';
import { approvalListWords } from './approval-list.words.ts';

export const DEFAULT_ORDER: DocumentOrder = 'Newest';

const categoryId = (category: CategoryName) => ({ categoryId: categories.find(({ name }) => name === category)?.id });

/** The address of a list of documents; its pages are counted from one, as they always were. */
export const documentList = listAddress(
  {
    page: pageFrom(1),
    searchText: text(),
    fromDate: fromDay(),
    toDate: toDay(),
    category: { ...oneOf(() => categoryNames), query: categoryId },
    status: oneOf(() => sentStatuses),
    role: oneOf(() => documentRoles),
    asksMe: flag(),
    inPlace: choice(),
    sort: viewOf(
      () => documentOrders,
      () => DEFAULT_ORDER,
    ),
    limit: pageSize(),
  },
  {
    category: (name) => categoryTitle({ name }),
    status: (status) => translate(approvalDocumentWords.status[status]),
    role: (role) => translate(approvalListWords.role[role]),
    asksMe: () => translate(approvalListWords.asksMe),
    inPlace: (inPlace) => translate(approvalListWords.inPlace[inPlace ? 'true' : 'false']),
  },
);

export type ListSearch = SearchIn<typeof documentList>;

/** The list that the user came from with its search, its queue, and the document this one was opened from. */
export const viewAddress = listAddress({
  ...documentList.kinds,
  'list-type': oneOf(() => documentLists),
  linkedDocId: id(),
  queue: queue(),
});
export type ViewSearch = SearchIn<typeof viewAddress>;
export const viewSearchOf = viewAddress.read;

/** The category of the document in the form, and, under a name of its own, the category filter of the drafts. */
export const writeAddress = listAddress({ ...documentList.kinds, 'list-category': oneOf(() => categoryNames) });
type WriteSearch = SearchIn<typeof writeAddress>;
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

/**
 * How a new document starts as a copy of an earlier one: the hashes of the form's address (rules/approval.md#resubmit).
 */
const copyings = ['recent', 'rewrite'] as const;
export type Copying = (typeof copyings)[number];

export const copyingOf = (hash: string): Copying | undefined => copyings.find((name) => name === hash);
