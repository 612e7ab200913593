import { boolean, endpoint, object, oneOf, optional, page, pageQuery } from '@portal/contract/kernel';
import { myAction } from './my-action.schema.ts';

const access = { menu: 'ESMS' } as const;

/** My Action pages by ten (rules/safety.md#my-action). */
export const MY_ACTION_LIMIT = 10;

/** Newest first, or by the day until which they are to be done. */
export const actionOrders = ['Newest', 'Due'] as const;
export type ActionOrder = (typeof actionOrders)[number];

const paged = object(pageQuery);
/** `waiting`: those on which the caller is to do something. */
const ordered = object({ ...pageQuery, waiting: optional(boolean()), sort: optional(oneOf(...actionOrders)) });

export const listMyActions = endpoint({
  method: 'GET',
  path: '/api/me/esms/mitigations/assigned-mitigator',
  summary: 'Actions that the caller is to take, newest first; with `waiting` those under way',
  access,
  query: ordered,
  reply: page(myAction),
});

export const listReferredActions = endpoint({
  method: 'GET',
  path: '/api/me/esms/mitigations/assigned-referrer',
  summary: 'Actions that the caller is informed of, newest first',
  access,
  query: paged,
  reply: page(myAction),
});

export const listCreatedActions = endpoint({
  method: 'GET',
  path: '/api/me/esms/mitigations/created',
  summary:
    'Actions that the caller assigned, or of whose case they are the author or identifier, newest first; with `waiting` those of which it was asked that they be closed',
  access,
  query: ordered,
  reply: page(myAction),
});
