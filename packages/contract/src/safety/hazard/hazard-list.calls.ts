import { canSchema, endpoint, object, oneOf, optional, page, pageQuery } from '@portal/contract/kernel';
import { hazardStatuses } from '../case/case-hazard.states.ts';
import { hazardRow } from '../case/case-hazard-row.schema.ts';
import { hazardSources } from '../case/case-sources.ts';

export const listHazards = endpoint({
  method: 'GET',
  path: '/api/esms/hazards',
  summary: 'The hazard log, newest first',
  access: { menu: 'ESMS' },
  query: object({
    ...pageQuery,
    source: optional(oneOf(...hazardSources)),
    status: optional(oneOf(...hazardStatuses)),
  }),
  reply: object({ ...page(hazardRow).properties, can: canSchema('make') }),
});
