import { caseWords, hazardSources, hazardStatuses } from '@portal/contract/safety';
import { translate } from '../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { oneOf, pagedBySize } from '../../../ui/list/list-kinds.ts';

/** The address of the hazard log (rules/safety.md#addresses). */
export const hazardList = listAddress(
  { ...pagedBySize, source: oneOf(() => hazardSources), status: oneOf(() => hazardStatuses) },
  {
    source: (source) => translate(caseWords.source[source]),
    status: (status) => translate(caseWords.status[status]),
  },
);
export type HazardSearch = SearchIn<typeof hazardList>;
