import { endpoint, id, list, object, oneOf, optional, page, pageQuery, searchText } from '@portal/contract/kernel';
import {
  delegation,
  delegationBody,
  delegationForOtherBody,
  delegationProposal,
  delegationStates,
} from './delegation.schema.ts';

const access = { menu: 'Approval' } as const;
const adminAccess = { menu: 'Admin' } as const;

const listQuery = { ...pageQuery, state: optional(oneOf(...delegationStates)) };

export const listDelegations = endpoint({
  method: 'GET',
  path: '/api/approval/delegations',
  summary: 'Delegations of which the caller is principal or deputy, newest first',
  access,
  query: object(listQuery),
  reply: page(delegation),
});

export const createDelegation = endpoint({
  method: 'POST',
  path: '/api/approval/delegations',
  summary: 'Name a deputy for a period',
  access,
  body: delegationBody,
  reply: delegation,
  status: 201,
  problems: ['not-valid', 'delegation-overlaps'],
});

export const endDelegation = endpoint({
  method: 'PUT',
  path: '/api/approval/delegations/:id/end',
  summary: 'End a delegation immediately: by its principal, its deputy or an administrator',
  access,
  params: object({ id: id() }),
  reply: delegation,
  problems: ['not-found', 'already-processed', 'changed-meanwhile'],
});

export const listDelegationProposals = endpoint({
  method: 'GET',
  path: '/api/approval/delegations/proposals',
  summary: "Proposed delegations for the caller's own leave, soonest first",
  access,
  reply: list(delegationProposal),
});

export const listAllDelegations = endpoint({
  method: 'GET',
  path: '/api/admin/approval/delegations',
  summary: 'All delegations, newest first',
  access: adminAccess,
  query: object({ ...listQuery, searchText: searchText() }),
  reply: page(delegation),
});

export const createDelegationForOther = endpoint({
  method: 'POST',
  path: '/api/admin/approval/delegations',
  summary: 'Name a deputy for a person who cannot do it themselves',
  access: adminAccess,
  body: delegationForOtherBody,
  reply: delegation,
  status: 201,
  problems: ['not-valid', 'delegation-overlaps', 'own-right'],
});
