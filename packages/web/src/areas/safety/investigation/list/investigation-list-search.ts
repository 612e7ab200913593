import { caseWords, investigationStatuses, sources } from '@portal/contract/safety';
import { translate } from '../../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../../ui/list/list-address.ts';
import { id, oneOf, pagedBySize, text } from '../../../../ui/list/list-kinds.ts';

/** The address of the list of investigations, by the names that the call has (rules/safety.md#addresses). */
export const investigationList = listAddress(
  {
    ...pagedBySize,
    status: oneOf(() => investigationStatuses),
    source: oneOf(() => sources),
    fieldLevel1Id: id(),
    fieldLevel2Id: id(),
    searchText: text(),
  },
  {
    status: (status) => translate(caseWords.status[status]),
    source: (source) => translate(caseWords.source[source]),
  },
);
export type InvestigationSearch = SearchIn<typeof investigationList>;
