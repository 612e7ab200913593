import { canSchema, endpoint, id, object, oneOf, optional, page, pageQuery, searchText } from '@portal/contract/kernel';
import { sources } from '../case/case-sources.ts';
import { investigationRow } from './investigation-row.schema.ts';
import { investigationStatuses } from './states.ts';

export const listInvestigationsCall = endpoint({
  method: 'GET',
  path: '/api/esms/investigations',
  summary: 'Investigations, newest first; those that the caller investigates, without the level of the safety office',
  access: { menu: 'ESMS' },
  query: object({
    ...pageQuery,
    status: optional(oneOf(...investigationStatuses)),
    source: optional(oneOf(...sources)),
    fieldLevel1Id: optional(id()),
    fieldLevel2Id: optional(id()),
    searchText: searchText(),
  }),
  reply: object({ ...page(investigationRow).properties, can: canSchema('make') }),
});
