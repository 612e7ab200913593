import {
  canSchema,
  day,
  endpoint,
  id,
  list,
  noReply,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  searchText,
} from '@portal/contract/kernel';
import { docTypes } from '../documents.words.ts';
import { manual, manualBody } from './manual.schema.ts';

const access = { menu: 'Document' } as const;
const byDrive = object({ id: id() });
const byManual = object({ id: id(), mid: id() });
const refused = ['not-found', 'not-valid', 'doc-no-exists'] as const;

export const listManuals = endpoint({
  method: 'GET',
  path: '/api/drives/manuals',
  summary:
    'All manuals by document number, with the revision in force today or `on` a day; `docType` is accepted and has no effect',
  access,
  query: object({
    ...pageQuery,
    driveId: optional(id()),
    title: searchText(),
    docType: optional(oneOf(...docTypes)),
    on: optional(day()),
  }),
  reply: object({ ...page(manual).properties, can: canSchema('make') }),
});

export const getManual = endpoint({
  method: 'GET',
  path: '/api/drives/:id/manuals/:mid',
  summary: 'One manual of a drive',
  access,
  params: byManual,
  reply: manual,
  problems: ['not-found'],
});

export const listAssignedManuals = endpoint({
  method: 'GET',
  path: '/api/drives/:id/assigned-manuals',
  summary: 'The manuals of a drive to which the caller may upload, by document number',
  access,
  params: byDrive,
  reply: list(manual),
  problems: ['not-found'],
});

export const createManual = endpoint({
  method: 'POST',
  path: '/api/drives/:id/manuals',
  summary: "Register a manual in a department's drive",
  access,
  params: byDrive,
  body: manualBody,
  reply: manual,
  status: 201,
  problems: refused,
});

export const changeManual = endpoint({
  method: 'PUT',
  path: '/api/drives/:id/manuals/:mid',
  summary: 'Change a manual and its managers, or move it to the drive of another department',
  access,
  params: byManual,
  body: manualBody,
  reply: manual,
  problems: [...refused, 'wrong-status', 'changed-meanwhile'],
});

export const deleteManual = endpoint({
  method: 'DELETE',
  path: '/api/drives/:id/manuals/:mid',
  summary: 'Delete a manual without a document',
  access,
  params: byManual,
  reply: noReply,
  status: 204,
  problems: ['not-found', 'has-documents', 'changed-meanwhile'],
});
