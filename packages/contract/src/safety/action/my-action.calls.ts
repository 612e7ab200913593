import { boolean, endpoint, object, oneOf, optional, page, pageQuery } from '@portal/contract/kernel';
import { myAction } from './my-action.schema.ts';

const access = { menu: 'ESMS' } as const;

/** My Action has ten rows per page (rules/safety.md#my-action). */
export const MY_ACTION_LIMIT = 10;

/** Newest first, or by due day. */
export const actionOrders = ['Newest', 'Due'] as const;
export type ActionOrder = (typeof actionOrders)[number];

const paged = object(pageQuery);
/** `waiting`: those on which the caller has to act. */
const ordered = object({ ...pageQuery, waiting: optional(boolean()), sort: optional(oneOf(...actionOrders)) });

export const listMyActions = endpoint({
  method: 'GET',
  path: '/api/me/esms/mitigations/assigned-mitigator',
  summary: 'Actions of which the caller is mitigator, newest first; with `waiting` those under way',
  access,
  query: ordered,
  reply: page(myAction),
});

export const listReferredActions = endpoint({
  method: 'GET',
  path: '/api/me/esms/mitigations/assigned-referrer',
  summary: 'Actions of which the caller is referrer, newest first',
  access,
  query: paged,
  reply: page(myAction),
});

export const listCreatedActions = endpoint({
  method: 'GET',
  path: '/api/me/esms/mitigations/created',
  summary:
    'Actions that the caller assigned, or of whose case they are the author or identifier, newest first; with `waiting` those with an open closing request',
  access,
  query: ordered,
  reply: page(myAction),
});
