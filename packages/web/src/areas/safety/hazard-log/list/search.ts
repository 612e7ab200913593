import { hazardSources, hazardStatuses } from '@portal/contract/safety';
import { translate } from '../../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../../ui/list/address.ts';
import { oneOf, pagedBySize } from '../../../../ui/list/kinds.ts';

/** The address of the hazard log (spec 4, Hazard log list). */
export const hazardList = listAddress(
  { ...pagedBySize, source: oneOf(() => hazardSources), status: oneOf(() => hazardStatuses) },
  {
    source: (source) => translate(`safety.source.${source}`),
    status: (status) => translate(`safety.caseStatus.${status}`),
  },
);
export type HazardSearch = SearchIn<typeof hazardList>;
