import {
  createDelegation,
  createDelegationForOther,
  type Delegation,
  type DelegationBody,
  type DelegationForOtherBody,
  delegationStates,
  endDelegation,
  listAllDelegations,
  listDelegationProposals,
  listDelegations,
} from '@portal/contract/approval';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/calls/call.ts';
import { translate } from '../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { oneOf, pagedBySize, text } from '../../../ui/list/list-kinds.ts';
import { approvalKeys } from '../document/approval-document.queries.ts';
import { delegationWords } from './delegation.words.ts';

const state = { state: oneOf(() => delegationStates) };
const chips = { state: (each: (typeof delegationStates)[number]) => translate(delegationWords.state[each]) };

/** The address of one's own delegations, and that of everybody's for administrators. */
export const delegationList = listAddress({ ...pagedBySize, ...state }, chips);
export const allDelegationsList = listAddress({ ...pagedBySize, ...state, searchText: text() }, chips);

const delegationKeys = {
  own: ['approval', 'delegations'],
  proposals: ['approval', 'delegations', 'proposals'],
} as const;

export const delegationsQuery = (search: SearchIn<typeof delegationList>) =>
  queryOptions({
    queryKey: [...delegationKeys.own, search],
    queryFn: ({ signal }) => call(listDelegations, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const proposalsQuery = queryOptions({
  queryKey: delegationKeys.proposals,
  queryFn: ({ signal }) => call(listDelegationProposals, {}, { signal }),
});

export const allDelegationsQuery = (search: SearchIn<typeof allDelegationsList>) =>
  queryOptions({
    queryKey: [...adminKeys.delegations, search],
    queryFn: ({ signal }) => call(listAllDelegations, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

const refreshes = [approvalKeys.all, adminKeys.delegations];

/** Makes a delegation: one's own, or as an administrator with a principal. */
export type NewDelegation = { body: DelegationBody | DelegationForOtherBody; idempotencyKey: string };

export const makeMutation = mutationOptions({
  mutationFn: ({ body, idempotencyKey }: NewDelegation): Promise<Delegation> =>
    'principal' in body
      ? call(createDelegationForOther, { body }, { idempotencyKey })
      : call(createDelegation, { body }, { idempotencyKey }),
  meta: { refreshes, ownErrors: true },
});

export const endMutation = mutationOptions({
  mutationFn: ({ id, version }: Delegation): Promise<Delegation> =>
    call(endDelegation, { params: { id } }, { ifMatch: version }),
  meta: { refreshes },
});
