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

/** An act on a document, without comments (rules/approval.md#history). */
export const historyEntry = object({
  at: instant(),
  act: oneOf(...historyActs),
  actor: personName,
  /** The principal if a deputy acted. */
  inPlaceOf: nullable(personName),
  /** The step of the line. */
  seq: nullable(integer(1, limits.lines)),
});
export type HistoryEntry = Static<typeof historyEntry>;

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/approval/docs/:id/history',
  summary: 'The acts on a document, newest first',
  access,
  params: byId,
  query: object(pageQuery),
  reply: page(historyEntry),
  problems,
});

export const markDocumentRead = endpoint({
  method: 'PUT',
  path: '/api/approval/docs/:id/read',
  summary: 'The caller opened the document; for an approver the first time is recorded for each content version',
  access,
  params: byId,
  reply: noReply,
  status: 204,
  problems,
});
