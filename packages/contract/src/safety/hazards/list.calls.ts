import { canSchema, endpoint, object, oneOf, optional, page, pageQuery } from '@portal/contract/kernel';
import { hazardRow } from '../cases/hazard.row.schema.ts';
import { hazardStatuses } from '../cases/hazard.states.ts';
import { hazardSources } from '../cases/sources.ts';

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
