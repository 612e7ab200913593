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
 * A pending line of a resigned approver. An administrator sees only what they need to hand it over, and nothing of the
 * document's contents: neither its title nor its text nor a comment.
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
  /** Whether the document waits for this line now; otherwise earlier lines are pending. */
  isActing: boolean(),
  approver: person,
  /** The former approver, if it was handed over before. */
  handedOverFrom: nullable(personName),
  /** The version of the document. */
  version: integer(1, 2_147_483_647),
});
export type WaitingLine = Static<typeof waitingLine>;

export const listWaitingLines = endpoint({
  method: 'GET',
  path: '/api/admin/approval/waiting-lines',
  summary: 'Pending lines of resigned approvers, of the present turn or a later one, oldest first',
  access,
  query: object({ ...pageQuery, approverId: optional(id()) }),
  reply: page(waitingLine),
});

export const handOverBody = object({ approver: object({ id: id() }), reason: text(limits.handOverReason) });

export const handOverLine = endpoint({
  method: 'PUT',
  path: '/api/admin/approval/docs/:id/lines/:lineId/approver',
  summary: 'Hand a pending line of a resigned approver to another person',
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

/** The maximum number of lines that one call hands over; the others stay in the list. */
export const MOST_HANDED_OVER = 1_000;

/** The result: how many lines were handed over, and those that could not be, each with its reason. */
export const handedOver = object({
  handedOver: integer(0, MOST_HANDED_OVER),
  left: list(object({ documentId: id(), docNo, code: oneOf('approver-is-drafter', 'approver-on-line') })),
});
export type HandedOver = Static<typeof handedOver>;

export const handOverLines = endpoint({
  method: 'PUT',
  path: '/api/admin/approval/approvers/:id/lines',
  summary: 'Hand all pending lines of a resigned approver to another person; lines that the person cannot take stay',
  access,
  params: object({ id: id() }),
  body: handOverBody,
  reply: handedOver,
  problems: ['not-found', 'approver-not-resigned', 'not-valid', 'own-right'],
});
