import { type CategoryName, categories, categoryNames } from '@portal/contract/approval';
import { listAddress, type SearchIn } from '../../../ui/list/address.ts';
import { fromDay, oneOf, pageFrom, text, toDay } from '../../../ui/list/kinds.ts';
import { categoryTitle } from '../document/category.ts';

const categoryId = (category: CategoryName) => ({ categoryId: categories.find(({ name }) => name === category)?.id });

/** The address of a list of documents; its pages are counted from one, as they always were. */
export const documentList = listAddress(
  {
    page: pageFrom(1),
    searchText: text(),
    fromDate: fromDay(),
    toDate: toDay(),
    category: { ...oneOf(() => categoryNames), query: categoryId },
  },
  { category: (name) => categoryTitle({ name }) },
);

export type ListSearch = SearchIn<typeof documentList>;
