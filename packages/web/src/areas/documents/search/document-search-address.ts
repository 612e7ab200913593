import { docTypes, manualClasses, manualTypes, type SearchType, searchTypes } from '@portal/contract/documents';
import { translate } from '../../../platform/i18n.ts';
import { listAddress } from '../../../ui/list/list-address.ts';
import { id, type Kind, oneOf, pageFrom, text, viewOf } from '../../../ui/list/list-kinds.ts';
import { documentWords } from '../document/document.words.ts';

/** Some of a few, with commas between, in the order in which they are offered. */
const someOf = <const Value extends string>(offered: readonly Value[]): Kind<string> => ({
  role: 'filter',
  read: (given) => {
    const named = typeof given === 'string' ? given.split(',') : [];
    return offered.filter((value) => named.includes(value)).join(',') || undefined;
  },
});

/** What is looked for stays when filters are cleared: without it nothing is found at all. */
const sought: Kind<string, { searchText: string }> = {
  role: 'view',
  read: text().read,
  query: (searchText) => ({ searchText }),
};

/** What a filter of several says on its chip. */
export const joined = (chosen: string, wordOf: (value: never) => string): string =>
  chosen
    .split(',')
    .map((value) => wordOf(value as never))
    .join(', ');

/** The address of the search over all drives, by the names that the call has; `q` is what is looked for. */
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
