import {
  canSchema,
  day,
  endpoint,
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
  searchText,
  text,
} from '@portal/contract/kernel';
import { categoryNames, componentNames } from '../category/rules.ts';
import type { DocumentList } from './rules.ts';
import {
  approvalDocument,
  attachedDocument,
  documentBody,
  documentLine,
  documentReferrer,
  documentRow,
  limits,
  recentLine,
  referrerRefs,
  referrerTypes,
  submittedDocument,
} from './schema.ts';
import { lineActions } from './states.ts';

const access = { menu: 'Approval' } as const;
const byId = object({ id: id() });
const byLine = object({ id: id(), lineId: id() });

/** A body as large as the longest content may become in UTF-8 and JSON escapes. */
const DOCUMENT_BODY_LIMIT = 4 * limits.content + 1_000_000;

const listQuery = object({
  ...pageQuery,
  searchText: searchText(),
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
  summary: 'How many drafts, documents under way and requests the caller has, and what a new document of theirs may be',
  access,
  reply: object({
    can: canSchema('selfApprove'),
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

export const getAttachedDocument = endpoint({
  method: 'GET',
  path: '/api/approval/docs/:id/attached-docs/:attachedId',
  summary: 'A document through one it is attached to',
  access,
  params: object({ id: id(), attachedId: id() }),
  reply: approvalDocument,
  problems: ['document-not-found', 'no-permission-on-document'],
});

export const listToAttach = endpoint({
  method: 'GET',
  path: '/api/approval/docs/to-attach',
  summary: 'Completed documents that the caller may see and attach',
  access,
  query: object({ ...pageQuery, searchText: searchText() }),
  reply: page(attachedDocument),
});

export const listRecentLines = endpoint({
  method: 'GET',
  path: '/api/approval/docs/recent-lines',
  summary: "The caller's last distinct approval lines",
  access,
  reply: list(recentLine),
});

export const listRecentSubmitted = endpoint({
  method: 'GET',
  path: '/api/approval/docs/recent-submitted',
  summary: "The caller's last submitted documents",
  access,
  reply: list(submittedDocument),
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
  problems: ['not-valid', 'too-large'],
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
  problems: ['not-valid', 'already-processed', 'changed-meanwhile', 'too-large'],
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
  problems: ['not-valid', 'leave-overdrawn', 'leave-overlaps', 'too-large'],
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
  problems: ['not-valid', 'leave-overdrawn', 'leave-overlaps', 'already-processed', 'changed-meanwhile', 'too-large'],
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

export const getLine = endpoint({
  method: 'GET',
  path: '/api/approval/docs/:id/lines/:lineId',
  summary: 'One line of a document',
  access,
  params: byLine,
  reply: documentLine,
});

export const actOnLine = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/lines/:lineId/action',
  summary: "Approve, hold or reject on one's own line when its turn has come",
  access,
  params: byLine,
  body: object({ action: oneOf(...lineActions), comment: optional(nullable(text(limits.comment))) }),
  reply: approvalDocument,
  problems: ['already-acted', 'not-your-turn', 'changed-meanwhile', 'not-valid'],
});

export const cancelDocument = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/cancel',
  summary: 'Take a document back',
  access,
  params: byId,
  body: object({ cancellationReason: text(limits.cancellationReason) }),
  reply: approvalDocument,
  problems: ['already-acted', 'leave-begun', 'not-valid'],
});

export const addReferrers = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/referrers',
  summary: 'Add those referrers that are not there yet; answers all',
  access,
  params: byId,
  body: object({ referrers: referrerRefs }),
  reply: list(documentReferrer),
  problems: ['referrers-closed', 'not-valid'],
});

export const removeReferrer = endpoint({
  method: 'DELETE',
  path: '/api/approval/docs/:id/referrers/:type/:sourceId',
  summary: 'Take a referrer away',
  access,
  params: object({ id: id(), type: oneOf(...referrerTypes), sourceId: id() }),
  reply: noReply,
  status: 204,
});
