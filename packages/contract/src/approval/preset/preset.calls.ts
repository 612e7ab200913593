import { endpoint, id, list, noReply, object } from '@portal/contract/kernel';
import { DOCUMENT_BODY_LIMIT } from '../document/approval-document.calls.ts';
import { nameBody, namedLine, namedLineBody, template, templateBody, templateRow } from './preset.schema.ts';

const access = { menu: 'Approval' } as const;
const byId = object({ id: id() });

export const listNamedLines = endpoint({
  method: 'GET',
  path: '/api/approval/lines',
  summary: "The caller's own lines of approval, by name",
  access,
  reply: list(namedLine),
});

export const createNamedLine = endpoint({
  method: 'POST',
  path: '/api/approval/lines',
  summary: 'Save a line of approval under a name',
  access,
  body: namedLineBody,
  reply: namedLine,
  status: 201,
  problems: ['not-valid', 'named-line-exists', 'too-many-named-lines'],
});

export const changeNamedLine = endpoint({
  method: 'PUT',
  path: '/api/approval/lines/:id',
  summary: 'Replace a saved line',
  access,
  params: byId,
  body: namedLineBody,
  reply: namedLine,
  problems: ['not-found', 'not-valid', 'named-line-exists', 'changed-meanwhile'],
});

export const renameNamedLine = endpoint({
  method: 'PUT',
  path: '/api/approval/lines/:id/name',
  summary: 'Rename a saved line, without changing its people',
  access,
  params: byId,
  body: nameBody,
  reply: namedLine,
  problems: ['not-found', 'not-valid', 'named-line-exists', 'changed-meanwhile'],
});

export const deleteNamedLine = endpoint({
  method: 'DELETE',
  path: '/api/approval/lines/:id',
  summary: 'Delete a saved line',
  access,
  params: byId,
  reply: noReply,
  status: 204,
  problems: ['not-found', 'changed-meanwhile'],
});

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/approval/templates',
  summary: "The caller's own templates of memos, by name, without contents",
  access,
  reply: list(templateRow),
});

export const getTemplate = endpoint({
  method: 'GET',
  path: '/api/approval/templates/:id',
  summary: "One of the caller's own templates",
  access,
  params: byId,
  reply: template,
  problems: ['not-found'],
});

export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/approval/templates',
  summary: 'Save a memo as a template, with or without its line',
  access,
  body: templateBody,
  bodyLimit: DOCUMENT_BODY_LIMIT,
  reply: template,
  status: 201,
  problems: ['not-valid', 'template-exists', 'too-many-templates'],
});

export const changeTemplate = endpoint({
  method: 'PUT',
  path: '/api/approval/templates/:id',
  summary: 'Replace a template',
  access,
  params: byId,
  body: templateBody,
  bodyLimit: DOCUMENT_BODY_LIMIT,
  reply: template,
  problems: ['not-found', 'not-valid', 'template-exists', 'changed-meanwhile'],
});

export const renameTemplate = endpoint({
  method: 'PUT',
  path: '/api/approval/templates/:id/name',
  summary: 'Rename a template',
  access,
  params: byId,
  body: nameBody,
  reply: templateRow,
  problems: ['not-found', 'not-valid', 'template-exists', 'changed-meanwhile'],
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/approval/templates/:id',
  summary: 'Delete a template',
  access,
  params: byId,
  reply: noReply,
  status: 204,
  problems: ['not-found', 'changed-meanwhile'],
});
