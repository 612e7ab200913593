import {
  canSchema,
  endpoint,
  id,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  type Static,
  searchText,
} from '@portal/contract/kernel';
import { sources } from '../case/case-sources.ts';
import { caseFilters, searchTypeFilter } from '../filter/case-filter.ts';
import type { Parts } from '../filter/report-filter.ts';
import { investigationStatuses } from './investigation.states.ts';
import { investigationRow } from './investigation-row.schema.ts';

/** The period applies to the day on which it was created. */
export const investigationFilters = {
  status: optional(oneOf(...investigationStatuses)),
  source: optional(oneOf(...sources)),
  fieldLevel1Id: optional(id()),
  fieldLevel2Id: optional(id()),
  searchText: searchText(),
  ...caseFilters,
  ...searchTypeFilter,
};

const investigationFilter = object(investigationFilters);
export type InvestigationQuery = Parts<Static<typeof investigationFilter>>;

export const listInvestigationsCall = endpoint({
  method: 'GET',
  path: '/api/esms/investigations',
  summary: 'Investigations, newest first; for callers outside of the safety office those that they investigate',
  access: { menu: 'ESMS' },
  query: object({ ...pageQuery, ...investigationFilters }),
  reply: object({ ...page(investigationRow).properties, can: canSchema('make') }),
  problems: ['not-valid'],
});
