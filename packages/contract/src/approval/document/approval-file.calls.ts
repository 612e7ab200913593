import { attachedFile, endpoint, fileReply, id, list, noReply, object, optional } from '@portal/contract/kernel';

const access = { menu: 'Approval' } as const;
const byId = object({ id: id() });
const byFile = object({ id: id(), fileId: id() });

/** A document that is read through the one it is attached to (rules/approval.md#attached-documents). */
const linkedQuery = object({ linkedDocId: optional(id()) });

export const uploadFiles = endpoint({
  method: 'POST',
  path: '/api/approval/docs/:id/files',
  summary: 'Attach files; answers all files of the document',
  access,
  params: byId,
  upload: {},
  reply: list(attachedFile),
  status: 201,
  problems: ['document-not-found', 'no-permission-on-document', 'already-processed', 'forbidden-file-type'],
});

export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/api/approval/docs/:id/files/:fileId',
  summary: 'Remove an attached file',
  access,
  params: byFile,
  reply: noReply,
  status: 204,
  problems: ['document-not-found', 'no-permission-on-document', 'already-processed', 'not-found'],
});

export const downloadFile = endpoint({
  method: 'POST',
  path: '/api/approval/docs/:id/files/:fileId/download',
  summary: 'One attached file, or the requested `Range` of it',
  access,
  params: byFile,
  query: linkedQuery,
  reply: fileReply,
  problems: ['document-not-found', 'no-permission-on-document', 'not-found', 'range-not-satisfiable'],
});

export const downloadPdf = endpoint({
  method: 'POST',
  path: '/api/approval/docs/:id/download',
  summary: 'The document as PDF',
  access,
  params: byId,
  query: linkedQuery,
  reply: fileReply,
  problems: ['document-not-found', 'no-permission-on-document'],
});

export const downloadZip = endpoint({
  method: 'POST',
  path: '/api/approval/docs/:id/files/download/zip',
  summary: 'All attached files in one archive',
  access,
  params: byId,
  query: linkedQuery,
  reply: fileReply,
  problems: ['document-not-found', 'no-permission-on-document', 'not-found'],
});
