import { endpoint, id, list, noReply, object } from '@portal/contract/kernel';
import { documentLimits } from '../documents-limits.ts';
import { personalDocument } from './personal-document.schema.ts';

const access = { menu: 'Document' } as const;
const favourites = '/api/me/documents/favourites';
const recent = '/api/me/documents/recent';
const params = object({ docId: id() });

export const listFavouriteDocuments = endpoint({
  method: 'GET',
  path: favourites,
  summary: 'The favourites of the caller, the one added last first',
  access,
  reply: list(personalDocument, { maxItems: documentLimits.favourites }),
});

export const addFavouriteDocument = endpoint({
  method: 'PUT',
  path: `${favourites}/:docId`,
  summary: 'Mark a document as a favourite; one that is marked already stays as it is',
  access,
  params,
  reply: personalDocument,
  problems: ['not-found', 'too-many-favourites'],
});

export const removeFavouriteDocument = endpoint({
  method: 'DELETE',
  path: `${favourites}/:docId`,
  summary: 'Take a document off the favourites; one that is none stays so',
  access,
  params,
  reply: noReply,
  status: 204,
});

export const listRecentDocuments = endpoint({
  method: 'GET',
  path: recent,
  summary: 'The documents that the caller opened last, the newest first',
  access,
  reply: list(personalDocument, { maxItems: documentLimits.recent }),
});

export const addRecentDocument = endpoint({
  method: 'PUT',
  path: `${recent}/:docId`,
  summary: 'Store that the caller opened a document just now',
  access,
  params,
  reply: personalDocument,
  problems: ['not-found'],
});
