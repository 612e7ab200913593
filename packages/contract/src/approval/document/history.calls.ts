import { personName } from '@portal/contract/directory';
import {
  endpoint,
  id,
  instant,
  integer,
  noReply,
  nullable,
  object,
  oneOf,
  page,
  pageQuery,
  type Static,
} from '@portal/contract/kernel';
import { limits } from './approval-document.schema.ts';
import { historyActs } from './approval-document.states.ts';

const access = { menu: 'Approval' } as const;
const byId = object({ id: id() });
const problems = ['document-not-found', 'no-permission-on-document'] as const;

/** What was done to a document, without what was said (rules/approval.md#history). */
export const historyEntry = object({
  at: instant(),
  act: oneOf(...historyActs),
  actor: personName,
  /** For whom it was done, where it was not the approver in person. */
  inPlaceOf: nullable(personName),
  /** The step of the line it was done on. */
  seq: nullable(integer(1, limits.lines)),
});
export type HistoryEntry = Static<typeof historyEntry>;

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/approval/docs/:id/history',
  summary: 'What was done to a document, newest first',
  access,
  params: byId,
  query: object(pageQuery),
  reply: page(historyEntry),
  problems,
});

export const markDocumentRead = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/read',
  summary:
    'The caller has the document on the screen; of an approver the first time is recorded for each content version',
  access,
  params: byId,
  reply: noReply,
  status: 204,
  problems,
});
