import {
  boolean,
  endpoint,
  fileReply,
  id,
  noReply,
  nullable,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  searchText,
  text,
} from '@portal/contract/kernel';
import { docTypes } from '../documents.words.ts';
import { documentLimits } from '../documents-limits.ts';
import { revisionBody, titleBody, uploadBody } from './body.schema.ts';
import { documentRow, driveDocument } from './document.schema.ts';

const access = { menu: 'Document' } as const;
const path = '/api/drives/:id/documents';
const byDrive = object({ id: id() });
const byDocument = object({ id: id(), docId: id() });
const byRevision = object({ id: id(), docId: id(), revId: id() });

/** The orders of a drive's documents; a leading `-` means descending. */
export const documentOrders = [
  'title',
  '-title',
  'revisionDate',
  '-revisionDate',
  'modifiedDate',
  '-modifiedDate',
] as const;
export type DocumentOrder = (typeof documentOrders)[number];

export const listDriveDocuments = endpoint({
  method: 'GET',
  path,
  summary: 'The documents of a drive',
  access,
  params: byDrive,
  query: object({
    ...pageQuery,
    title: searchText(),
    docType: optional(oneOf(...docTypes)),
    sort: optional(oneOf(...documentOrders)),
  }),
  reply: page(documentRow),
  problems: ['not-found'],
});

export const uploadDocument = endpoint({
  method: 'POST',
  path,
  summary: 'Upload a new document, or with `overwrite` or into a manual a new revision',
  access,
  params: byDrive,
  upload: { part: 'document', maxFileBytes: documentLimits.fileBytes, maxFiles: 2 },
  body: uploadBody,
  reply: driveDocument,
  status: 201,
  problems: ['not-found', 'not-valid', 'file-exists', 'version-exists', 'forbidden-file-type', 'controlled-manual'],
});

export const existsFile = endpoint({
  method: 'GET',
  path: `${path}/exists-file`,
  summary: 'Whether a plain document with this title and extension exists in the drive',
  access,
  params: byDrive,
  query: object({ fileName: text(1000, 1) }),
  reply: object({ exists: boolean(), docId: nullable(id()), mayOverwrite: boolean() }),
  problems: ['not-found'],
});

export const mayCreateDocument = endpoint({
  method: 'GET',
  path: `${path}/creation-permission`,
  summary: 'Whether the caller may upload new documents of this kind into the drive',
  access,
  params: byDrive,
  query: object({ docType: oneOf(...docTypes) }),
  reply: boolean(),
  problems: ['not-found'],
});

export const getDriveDocument = endpoint({
  method: 'GET',
  path: `${path}/:docId`,
  summary: 'One document with its revisions',
  access,
  params: byDocument,
  reply: driveDocument,
  problems: ['not-found'],
});

export const findDocumentDrive = endpoint({
  method: 'GET',
  path: '/api/drives/documents/:docId/drive',
  summary: 'The drive in which a document is now: a manual moves with its document',
  access,
  params: object({ docId: id() }),
  reply: object({ driveId: id() }),
  problems: ['not-found'],
});

export const deleteDriveDocument = endpoint({
  method: 'DELETE',
  path: `${path}/:docId`,
  summary: 'Delete a document with its revisions permanently',
  access,
  params: byDocument,
  reply: noReply,
  status: 204,
  problems: ['not-found', 'controlled-manual', 'changed-meanwhile'],
});

export const changeTitle = endpoint({
  method: 'PUT',
  path: `${path}/:docId/title`,
  summary: 'Change the title of a plain document',
  access,
  params: byDocument,
  body: titleBody,
  reply: driveDocument,
  problems: ['not-found', 'not-valid', 'file-exists', 'changed-meanwhile'],
});

export const changeRevision = endpoint({
  method: 'PUT',
  path: `${path}/:docId/revisions/:revId`,
  summary: 'Change number, date and description of a revision',
  access,
  params: byRevision,
  body: revisionBody,
  reply: driveDocument,
  problems: ['not-found', 'not-valid', 'version-exists', 'controlled-manual', 'changed-meanwhile'],
});

export const deleteRevision = endpoint({
  method: 'DELETE',
  path: `${path}/:docId/revisions/:revId`,
  summary: 'Delete an older revision permanently',
  access,
  params: byRevision,
  reply: noReply,
  status: 204,
  problems: ['not-found', 'latest-revision', 'controlled-manual', 'changed-meanwhile'],
});

export const downloadRevision = endpoint({
  method: 'GET',
  path: `${path}/:docId/revisions/:revId/download`,
  summary: 'The file of a revision, or the requested `Range` of it',
  access,
  params: byRevision,
  reply: fileReply,
  problems: ['not-found', 'range-not-satisfiable'],
});

export const previewRevision = endpoint({
  method: 'GET',
  path: `${path}/:docId/revisions/:revId/preview`,
  summary: 'The current revision in a form that can be shown: a PDF, a picture or plain text',
  access,
  params: byRevision,
  reply: fileReply,
  problems: ['not-found', 'old-revision', 'preview-unsupported', 'range-not-satisfiable'],
});
