import { endpoint, id, list, object } from '@portal/contract/kernel';
import { documentLimits } from './documents-limits.ts';
import { documentPerson } from './person.schema.ts';

const access = { menu: 'Document' } as const;

/** The holders of Level4, and the managers of manuals (Level3), each once and by name. */
export const documentManagers = object({ administrators: list(documentPerson), manualManagers: list(documentPerson) });

export const getDocumentManagers = endpoint({
  method: 'GET',
  path: '/api/drives/managers',
  summary: 'The system administrators of the document center and the managers of manuals',
  access,
  reply: documentManagers,
});

export const setDocumentAdministrators = endpoint({
  method: 'PUT',
  path: '/api/drives/managers/administrators',
  summary: 'Replace the system administrators of the document center',
  access,
  body: list(object({ id: id() }), { maxItems: documentLimits.administrators }),
  reply: documentManagers,
  problems: ['not-valid', 'own-right'],
});
