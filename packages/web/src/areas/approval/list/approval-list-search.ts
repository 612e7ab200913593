import {
  approvalDocumentWords,
  type CategoryName,
  categories,
  categoryNames,
  type DocumentOrder,
  documentOrders,
  documentRoles,
  sentStatuses,
} from '@portal/contract/approval';
import { translate } from '../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { fromDay, oneOf, pageFrom, pageSize, text, toDay, viewOf } from '../../../ui/list/list-kinds.ts';
import { categoryTitle } from '../document/document-category.ts';
import { approvalListWords } from './approval-list.words.ts';

export const USUAL_ORDER: DocumentOrder = 'Newest';

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
    sort: viewOf(
      () => documentOrders,
      () => USUAL_ORDER,
    ),
    limit: pageSize(),
  },
  {
    category: (name) => categoryTitle({ name }),
    status: (status) => translate(approvalDocumentWords.status[status]),
    role: (role) => translate(approvalListWords.role[role]),
  },
);

export type ListSearch = SearchIn<typeof documentList>;
