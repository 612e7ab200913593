import { endpoint, id, list, maybe, noReply, object, oneOf, optional, text } from '@portal/contract/kernel';
import {
  approvalDocument,
  contentVersion,
  documentBody,
  documentLine,
  documentReferrer,
  limits,
  referrerRefs,
  referrerTypes,
} from './approval-document.schema.ts';
import { lineActions } from './approval-document.states.ts';

const access = { menu: 'Approval' } as const;
const byId = object({ id: id() });
const byLine = object({ id: id(), lineId: id() });

/** The size of the longest content in UTF-8 and JSON escapes. */
export const DOCUMENT_BODY_LIMIT = 4 * limits.content + 1_000_000;

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
  problems: ['document-not-found', 'no-permission-on-document', 'not-valid', 'already-processed', 'changed-meanwhile'],
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
  problems: ['not-valid', 'leave-overdrawn', 'leave-overlaps'],
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
  problems: [
    'document-not-found',
    'no-permission-on-document',
    'not-valid',
    'leave-overdrawn',
    'leave-overlaps',
    'already-processed',
    'changed-meanwhile',
  ],
});

export const modifyDocument = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id',
  summary: 'Change a memo in progress on which nobody acted; its line starts over',
  access,
  params: byId,
  body: documentBody,
  upload: { part: 'approvalDoc' },
  bodyLimit: DOCUMENT_BODY_LIMIT,
  reply: approvalDocument,
  problems: [
    'document-not-found',
    'no-permission-on-document',
    'not-valid',
    'already-processed',
    'changed-meanwhile',
    'forbidden-file-type',
  ],
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/approval/docs/:id',
  summary: 'Delete a draft',
  access,
  params: byId,
  reply: noReply,
  status: 204,
  problems: ['document-not-found', 'no-permission-on-document', 'already-processed'],
});

export const getLine = endpoint({
  method: 'GET',
  path: '/api/approval/docs/:id/lines/:lineId',
  summary: 'One line of a document',
  access,
  params: byLine,
  reply: documentLine,
  problems: ['document-not-found', 'no-permission-on-document', 'not-found'],
});

export const actOnLine = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/lines/:lineId/action',
  summary: "Approve, hold or reject on one's own line when its turn has come",
  access,
  params: byLine,
  body: object({
    action: oneOf(...lineActions),
    comment: maybe(text(limits.comment)),
    contentVersion: optional(contentVersion),
  }),
  reply: approvalDocument,
  problems: [
    'document-not-found',
    'no-permission-on-document',
    'already-acted',
    'not-your-turn',
    'changed-meanwhile',
    'not-valid',
    'not-found',
  ],
});

const lineProblems = ['document-not-found', 'no-permission-on-document', 'not-found', 'changed-meanwhile'] as const;

export const withdrawFromLine = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/lines/:lineId/withdraw',
  summary: "Withdraw one's own approval while no later step acted",
  access,
  params: byLine,
  body: object({ comment: maybe(text(limits.comment)) }),
  reply: approvalDocument,
  problems: [...lineProblems, 'already-acted', 'nobody-acted'],
});

export const returnToStepBefore = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/lines/:lineId/return',
  summary: 'Return a document to the step before, whose approvers decide again',
  access,
  params: byLine,
  body: object({ comment: text(limits.comment), contentVersion: optional(contentVersion) }),
  reply: approvalDocument,
  problems: [...lineProblems, 'already-acted', 'not-your-turn', 'not-valid'],
});

export const decideFinally = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/lines/:lineId/decide-finally',
  summary: 'Approve for all later steps, which completes the document; needs Approval Level2',
  access,
  params: byLine,
  body: object({ comment: maybe(text(limits.comment)), contentVersion: optional(contentVersion) }),
  reply: approvalDocument,
  problems: [...lineProblems, 'already-acted', 'not-your-turn'],
});

export const cancelDocument = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/cancel',
  summary: 'Cancel a document',
  access,
  params: byId,
  body: object({ cancellationReason: text(limits.cancellationReason) }),
  reply: approvalDocument,
  problems: [
    'document-not-found',
    'no-permission-on-document',
    'already-acted',
    'leave-begun',
    'not-valid',
    'changed-meanwhile',
  ],
});

export const recallDocument = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/recall',
  summary: 'Recall a memo on which somebody acted; answers it with the id of a draft that continues it',
  access,
  params: byId,
  body: object({ reason: text(limits.cancellationReason) }),
  reply: approvalDocument,
  problems: [
    'document-not-found',
    'no-permission-on-document',
    'no-permission',
    'already-acted',
    'nobody-acted',
    'changed-meanwhile',
    'not-valid',
  ],
});

export const nudgeDocument = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/nudge',
  summary: 'Remind the present approvers, once in 4 hours',
  access,
  params: byId,
  reply: approvalDocument,
  problems: [
    'document-not-found',
    'no-permission-on-document',
    'no-permission',
    'already-processed',
    'nudged-lately',
    'changed-meanwhile',
  ],
});

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/approval/docs/:id/questions',
  summary: 'Ask the drafter or an earlier approver, during the turn of the line',
  access,
  params: byId,
  body: object({ lineId: id(), to: object({ id: id() }), text: text(limits.questionText) }),
  reply: approvalDocument,
  status: 201,
  problems: [...lineProblems, 'already-acted', 'not-your-turn', 'too-many-questions', 'not-valid'],
});

export const answerQuestion = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/questions/:questionId/answer',
  summary: 'Answer a question, once',
  access,
  params: object({ id: id(), questionId: id() }),
  body: object({ text: text(limits.questionText) }),
  reply: approvalDocument,
  problems: [...lineProblems, 'no-permission', 'already-processed', 'not-valid'],
});

export const addReferrers = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/referrers',
  summary: 'Add new referrers; answers all',
  access,
  params: byId,
  body: object({ referrers: referrerRefs }),
  reply: list(documentReferrer),
  problems: ['document-not-found', 'no-permission-on-document', 'referrers-closed', 'not-valid'],
});

export const removeReferrer = endpoint({
  method: 'DELETE',
  path: '/api/approval/docs/:id/referrers/:type/:sourceId',
  summary: 'Remove a referrer',
  access,
  params: object({ id: id(), type: oneOf(...referrerTypes), sourceId: id() }),
  reply: noReply,
  status: 204,
  problems: ['document-not-found', 'no-permission-on-document', 'not-found'],
});
