import {
  day,
  endpoint,
  fileReply,
  id,
  integer,
  list,
  noReply,
  nullable,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  text,
} from '@portal/contract/kernel';
import { categoryNames, componentNames } from './category.rules.ts';
import type { DocumentList } from './document.rules.ts';
import { approvalDocument, approvalLine, attachedFile, documentBody, documentRow, limits } from './document.schema.ts';
import { lineActions } from './document.states.ts';

const access = { menu: 'Approval' } as const;
const byId = object({ id: id() });
const byFile = object({ id: id(), fileId: id() });
const byLine = object({ id: id(), lineId: id() });

/** A body as large as the longest content may become in UTF-8 and JSON escapes. */
const DOCUMENT_BODY_LIMIT = 4 * limits.content + 1_000_000;

const listQuery = object({
  ...pageQuery,
  searchText: optional(text(100)),
  categoryId: optional(id()),
  fromDate: optional(day()),
  toDate: optional(day()),
});

const listEndpoint = <const L extends DocumentList>(name: L, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/api/approval/docs/${name}`,
    summary,
    access,
    query: listQuery,
    reply: page(documentRow),
  });

export const documentListEndpoints = {
  draft: listEndpoint('draft', 'My drafts'),
  'in-progress': listEndpoint('in-progress', 'Under way, where I am drafter, on the line or referrer'),
  requested: listEndpoint('requested', 'Waiting for my act'),
  completed: listEndpoint('completed', 'Completed, rejected or canceled, where I am drafter, on the line or referrer'),
  approved: listEndpoint('approved', 'Those I approved'),
  submitted: listEndpoint('submitted', 'Those I submitted'),
} as const satisfies Record<DocumentList, unknown>;

export const getApprovalCounts = endpoint({
  method: 'GET',
  path: '/api/approval/my',
  summary: 'How many drafts, documents under way and requests the caller has',
  access,
  reply: object({
    draftCount: integer(0, 10_000),
    inProgressCount: integer(0, 10_000),
    requestedCount: integer(0, 10_000),
  }),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/common/approval-categories',
  summary: 'The kinds of documents that can be written',
  access: 'signed-in',
  reply: list(
    object({
      id: id(),
      name: oneOf(...categoryNames),
      componentName: oneOf(...componentNames),
      title: text(50),
      description: text(200),
      ordering: integer(1, 100),
      thumbnail: text(100),
    }),
  ),
});

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/approval/docs/:id',
  summary: 'One document',
  access,
  params: byId,
  reply: approvalDocument,
  problems: ['document-not-found', 'no-permission-on-document'],
});

export const createDraft = endpoint({
  method: 'POST',
  path: '/api/approval/docs/draft',
  summary: 'Save a new draft',
  access,
  body: documentBody,
  bodyLimit: DOCUMENT_BODY_LIMIT,
  reply: approvalDocument,
  status: 201,
  problems: ['not-valid'],
});

export const updateDraft = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/draft',
  summary: 'Save a draft again',
  access,
  params: byId,
  body: documentBody,
  bodyLimit: DOCUMENT_BODY_LIMIT,
  reply: approvalDocument,
  problems: ['not-valid', 'already-processed', 'changed-meanwhile'],
});

export const submitNewDocument = endpoint({
  method: 'POST',
  path: '/api/approval/docs/submit',
  summary: 'Submit a new document',
  access,
  body: documentBody,
  bodyLimit: DOCUMENT_BODY_LIMIT,
  reply: approvalDocument,
  status: 201,
  problems: ['not-valid'],
});

export const submitDraft = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/submit',
  summary: 'Submit a draft',
  access,
  params: byId,
  body: documentBody,
  bodyLimit: DOCUMENT_BODY_LIMIT,
  reply: approvalDocument,
  problems: ['not-valid', 'already-processed', 'changed-meanwhile'],
});

export const modifyDocument = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id',
  summary: 'Change a memo under way on which nobody acted; its line starts over',
  access,
  params: byId,
  body: documentBody,
  upload: { part: 'approvalDoc' },
  bodyLimit: DOCUMENT_BODY_LIMIT,
  reply: approvalDocument,
  problems: ['not-valid', 'already-processed', 'changed-meanwhile', 'forbidden-file-type', 'too-large'],
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/approval/docs/:id',
  summary: 'Delete a draft',
  access,
  params: byId,
  reply: noReply,
  status: 204,
  problems: ['already-processed'],
});

export const uploadFiles = endpoint({
  method: 'POST',
  path: '/api/approval/docs/:id/files',
  summary: 'Attach files; answers all files of the document',
  access,
  params: byId,
  upload: {},
  reply: list(attachedFile),
  status: 201,
  problems: ['already-processed', 'forbidden-file-type', 'too-large'],
});

export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/api/approval/docs/:id/files/:fileId',
  summary: 'Remove an attached file',
  access,
  params: byFile,
  reply: noReply,
  status: 204,
  problems: ['already-processed'],
});

export const downloadFile = endpoint({
  method: 'POST',
  path: '/api/approval/docs/:id/files/:fileId/download',
  summary: 'One attached file',
  access,
  params: byFile,
  reply: fileReply,
});

export const downloadPdf = endpoint({
  method: 'POST',
  path: '/api/approval/docs/:id/download',
  summary: 'The document as PDF',
  access,
  params: byId,
  reply: fileReply,
});

export const getLine = endpoint({
  method: 'GET',
  path: '/api/approval/docs/:id/lines/:lineId',
  summary: 'One line of a document',
  access,
  params: byLine,
  reply: approvalLine,
});

export const actOnLine = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/lines/:lineId/action',
  summary: "Approve, hold or reject on one's own line when its turn has come",
  access,
  params: byLine,
  body: object({ action: oneOf(...lineActions), comment: optional(nullable(text(limits.comment))) }),
  reply: approvalDocument,
  problems: ['already-acted', 'not-your-turn', 'not-valid'],
});

export const cancelDocument = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/cancel',
  summary: 'Take a document back',
  access,
  params: byId,
  body: object({ cancellationReason: text(limits.cancellationReason) }),
  reply: approvalDocument,
  problems: ['already-acted', 'not-valid'],
});
