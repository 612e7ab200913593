import { docTypes, manualClasses, manualTypes, type SearchType, searchTypes } from '@portal/contract/documents';
import { translate } from '../../../platform/i18n.ts';
import { listAddress } from '../../../ui/list/list-address.ts';
import { id, type Kind, oneOf, pageFrom, text, viewOf } from '../../../ui/list/list-kinds.ts';
import { documentWords } from '../document/document.words.ts';

/** Values of a fixed list, separated by commas, in the order of the options. */
const someOf = <const Value extends string>(offered: readonly Value[]): Kind<string> => ({
  role: 'filter',
  read: (given) => {
    const named = typeof given === 'string' ? given.split(',') : [];
    return offered.filter((value) => named.includes(value)).join(',') || undefined;
  },
});

/** The search text stays when filters are cleared: without it there are no hits. */
const sought: Kind<string, { searchText: string }> = {
  role: 'view',
  read: text().read,
  query: (searchText) => ({ searchText }),
};

/** The text of a chip for a filter with several values. */
export const joined = (chosen: string, wordOf: (value: never) => string): string =>
  chosen
    .split(',')
    .map((value) => wordOf(value as never))
    .join(', ');

/** The address of the search over all drives, with the names of the call; `q` is the search text. */
export const documentSearch = listAddress(
  {
    offset: pageFrom(0),
    q: sought,
    searchType: viewOf<SearchType>(
      () => searchTypes,
      () => 'Title',
    ),
    docType: oneOf(() => docTypes),
    driveId: id(),
    departmentId: id(),
    manualTypes: someOf(manualTypes),
    manualClasses: someOf(manualClasses),
  },
  {
    docType: (docType) => translate(documentWords.docType[docType]),
    manualTypes: (chosen) =>
      joined(chosen, (value: (typeof manualTypes)[number]) => translate(documentWords.manualType[value])),
    manualClasses: (chosen) =>
      joined(chosen, (value: (typeof manualClasses)[number]) => translate(documentWords.manualClass[value])),
  },
);
