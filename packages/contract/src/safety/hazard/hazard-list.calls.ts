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
import { hazardRow } from '../case/case-hazard.schema.ts';
import { hazardStatuses } from '../case/case-hazard.states.ts';
import { hazardSources } from '../case/case-sources.ts';
import { caseFilters } from '../filter/case-filter.ts';
import type { Parts } from '../filter/report-filter.ts';

/** The period applies to the day on which it was found. */
export const hazardFilters = {
  source: optional(oneOf(...hazardSources)),
  status: optional(oneOf(...hazardStatuses)),
  categoryLevel1Id: optional(id()),
  /** Searched in title, number and descriptions. */
  searchText: searchText(),
  ...caseFilters,
};

const hazardFilter = object(hazardFilters);
export type HazardQuery = Parts<Static<typeof hazardFilter>>;

export const listHazards = endpoint({
  method: 'GET',
  path: '/api/esms/hazards',
  summary: 'The hazard log, newest first',
  access: { menu: 'ESMS' },
  query: object({ ...pageQuery, ...hazardFilters }),
  reply: object({ ...page(hazardRow).properties, can: canSchema('make') }),
});
