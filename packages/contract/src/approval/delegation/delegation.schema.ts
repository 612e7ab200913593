import { person, personName } from '@portal/contract/directory';
import {
  boolean,
  canSchema,
  day,
  id,
  instant,
  integer,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  type Static,
  text,
} from '@portal/contract/kernel';
import { documentLink } from '../document/approval-document.schema.ts';
import { documentStatuses } from '../document/approval-document.states.ts';

/**
 * Limits of a delegation: characters of its reason, its length in days, days ahead of its start, proposals in one answer
 * (rules/approval.md#delegations).
 */
export const delegationLimits = { reason: 200, days: 120, daysAhead: 365, proposals: 20 } as const;

export const delegationStates = ['Coming', 'Current', 'Past'] as const;
export type DelegationState = (typeof delegationStates)[number];

export const delegationActs = ['end'] as const;
export type DelegationAct = (typeof delegationActs)[number];

/** For a period the deputy may act on the approval lines of the principal. */
export const delegation = object({
  id: id(),
  principal: person,
  deputy: person,
  /** Both days are inclusive. */
  fromDate: day(),
  toDate: day(),
  /** The categories of documents, in order; never empty. */
  categoryIds: list(id()),
  reason: nullable(text(delegationLimits.reason)),
  /** The leave for which it was made; visible to the principal alone. */
  leave: nullable(object({ ...documentLink.properties, status: oneOf(...documentStatuses) })),
  state: oneOf(...delegationStates),
  /** The deputy resigned, or has a delegation of their own on one of these days. */
  deputyAway: boolean(),
  createdBy: personName,
  createdAt: instant(),
  endedAt: nullable(instant()),
  endedBy: nullable(personName),
  version: integer(1, 2_147_483_647),
  can: canSchema(...delegationActs),
});
export type Delegation = Static<typeof delegation>;

const ref = object({ id: id() });

/** The maximum length of the array; the form checks that the categories exist. */
const MOST_CATEGORIES = 100;

/** The fields of every delegation body. */
const commonBody = {
  deputy: ref,
  fromDate: day(),
  toDate: day(),
  /** All categories if missing. */
  categoryIds: maybe(list(id(), { maxItems: MOST_CATEGORIES })),
  reason: maybe(text(delegationLimits.reason)),
};

/** One's own delegation; `leave`: the proposal that is accepted. */
export const delegationBody = object({ ...commonBody, leave: maybe(ref) });
export type DelegationBody = Static<typeof delegationBody>;

/** A delegation that an administrator makes for another person. */
export const delegationForOtherBody = object({ principal: ref, ...commonBody });
export type DelegationForOtherBody = Static<typeof delegationForOtherBody>;

/** A proposed delegation: for one's own leave, from its first whole day on. */
export const delegationProposal = object({
  leave: documentLink,
  fromDate: day(),
  toDate: day(),
  /** The deputy of the latest delegation, if active. */
  deputy: nullable(person),
});
export type DelegationProposal = Static<typeof delegationProposal>;
