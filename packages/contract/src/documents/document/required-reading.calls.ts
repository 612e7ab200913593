import {
  boolean,
  endpoint,
  fileReply,
  id,
  integer,
  list,
  maybe,
  nullable,
  object,
  optional,
  page,
  pageQuery,
} from '@portal/contract/kernel';
import { documentLimits } from '../documents-limits.ts';
import { assignedDocument } from './assigned-reading.schema.ts';
import { driveDocument } from './document.schema.ts';
import { reader } from './reader.schema.ts';

const access = { menu: 'Document' } as const;
const path = '/api/drives/:id/documents/:docId';
const byDocument = object({ id: id(), docId: id() });
const ofRevision = object({ revisionId: optional(id()) });

export const listAssignedDocuments = endpoint({
  method: 'GET',
  path: '/api/drives/assigned-documents',
  summary: 'What the caller must read: unread first, then the latest assigned; with `unread` only unread documents',
  access,
  query: object({ ...pageQuery, unread: optional(boolean()) }),
  reply: page(assignedDocument),
});

export const markRead = endpoint({
  method: 'PUT',
  path: `${path}/read`,
  summary: 'Mark the current revision, or a scheduled one, as read; refused if it no longer is either',
  access,
  params: byDocument,
  body: nullable(object({ revisionId: maybe(id()), confirmed: maybe(boolean()) })),
  reply: driveDocument,
  problems: ['not-found', 'not-valid', 'changed-meanwhile'],
});

export const getReaders = endpoint({
  method: 'GET',
  path: `${path}/readers`,
  summary: 'Who must read a document now, and whether they have read its current revision, or the given one',
  access,
  params: byDocument,
  query: ofRevision,
  reply: list(reader),
  problems: ['not-found'],
});

export const setReaders = endpoint({
  method: 'PUT',
  path: `${path}/readers`,
  summary: 'Set the people who must read a document',
  access,
  params: byDocument,
  body: list(id(), { maxItems: documentLimits.readers }),
  reply: list(reader),
  problems: ['not-found', 'not-valid'],
});

export const exportReaders = endpoint({
  method: 'GET',
  path: `${path}/readers/export`,
  summary: 'The same as a spreadsheet',
  access,
  params: byDocument,
  query: ofRevision,
  reply: fileReply,
  problems: ['not-found'],
});

export const askReaders = endpoint({
  method: 'POST',
  path: `${path}/readers/ask`,
  summary: 'Ask those who have not read the current revision to read it, in the portal and by mail; once a day',
  access,
  params: byDocument,
  reply: object({ asked: integer(0, documentLimits.readers) }),
  problems: ['not-found', 'nobody-unread', 'asked-today'],
});
