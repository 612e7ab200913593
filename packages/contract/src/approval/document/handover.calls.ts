import { person, personName } from '@portal/contract/directory';
import {
  boolean,
  endpoint,
  id,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  type Static,
  text,
} from '@portal/contract/kernel';
import { approvalTypes, categoryRef, docNo, limits } from './approval-document.schema.ts';

const access = { menu: 'Admin' } as const;

/**
 * A line that waits for somebody who has resigned. An administrator is told what it takes to hand it over and nothing
 * of what the document says: neither its title nor its text nor a comment.
 */
export const waitingLine = object({
  id: id(),
  documentId: id(),
  docNo,
  category: categoryRef,
  drafter: person,
  submittedAt: nullable(instant()),
  seq: integer(1, limits.lines),
  approvalType: oneOf(...approvalTypes),
  /** Whether the document waits for this line now; otherwise others come before it. */
  isActing: boolean(),
  approver: person,
  /** Whose line it was before, when it was handed over. */
  handedOverFrom: nullable(personName),
  /** The version of the document. */
  version: integer(1, 2_147_483_647),
});
export type WaitingLine = Static<typeof waitingLine>;

export const listWaitingLines = endpoint({
  method: 'GET',
  path: '/api/admin/approval/waiting-lines',
  summary: 'Lines under way, of this turn or a later one, that wait for somebody who has resigned, oldest first',
  access,
  query: object({ ...pageQuery, approverId: optional(id()) }),
  reply: page(waitingLine),
});

export const handOverBody = object({ approver: object({ id: id() }), reason: text(limits.handOverReason) });

export const handOverLine = endpoint({
  method: 'PUT',
  path: '/api/admin/approval/docs/:id/lines/:lineId/approver',
  summary: 'Hand a waiting line of an approver who has resigned to another person',
  access,
  params: object({ id: id(), lineId: id() }),
  body: handOverBody,
  reply: waitingLine,
  problems: [
    'document-not-found',
    'not-found',
    'approver-not-resigned',
    'line-not-pending',
    'not-valid',
    'changed-meanwhile',
    'own-right',
  ],
});

/** So many lines are handed over by one call; the others stay in the list. */
export const MOST_HANDED_OVER = 1_000;

/** What became of the lines of somebody: how many were handed over, and those that could not be, each with its reason. */
export const handedOver = object({
  handedOver: integer(0, MOST_HANDED_OVER),
  left: list(object({ documentId: id(), docNo, code: oneOf('approver-is-drafter', 'approver-on-line') })),
});
export type HandedOver = Static<typeof handedOver>;

export const handOverLines = endpoint({
  method: 'PUT',
  path: '/api/admin/approval/approvers/:id/lines',
  summary:
    'Hand all waiting lines of an approver who has resigned to another person; what that person cannot take stays',
  access,
  params: object({ id: id() }),
  body: handOverBody,
  reply: handedOver,
  problems: ['not-found', 'approver-not-resigned', 'not-valid', 'own-right'],
});
