import { endpoint, id, object, oneOf, optional, page, pageQuery, text } from '@portal/contract/kernel';
import { docTypes, searchTypes } from '../documents.words.ts';
import { foundDocument } from './search.schema.ts';

/** The default number of hits per page (rules/documents.md#search). */
export const SEARCH_LIMIT = 10;

export const searchDocuments = endpoint({
  method: 'GET',
  path: '/api/drives/documents',
  summary: 'Search all drives by titles or contents; every word must occur',
  access: { menu: 'Document' },
  query: object({
    ...pageQuery,
    searchText: text(1000),
    searchType: optional(oneOf(...searchTypes)),
    docType: optional(oneOf(...docTypes)),
    driveId: optional(id()),
    departmentId: optional(id()),
    /** A list of values separated by commas. */
    manualTypes: optional(text(200)),
    manualClasses: optional(text(200)),
  }),
  reply: page(foundDocument),
  problems: ['not-valid'],
});
