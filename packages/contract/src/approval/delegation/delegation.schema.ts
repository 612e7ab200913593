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

/** Limits of a delegation: characters of its reason, days it lasts, days ahead it begins, proposals at once (rules/approval.md#delegations). */
export const delegationLimits = { reason: 200, days: 120, daysAhead: 365, proposals: 20 } as const;

export const delegationStates = ['Coming', 'Current', 'Past'] as const;
export type DelegationState = (typeof delegationStates)[number];

export const delegationActs = ['end'] as const;
export type DelegationAct = (typeof delegationActs)[number];

/** For a period one person, the deputy, may act on the approval lines of another, the principal. */
export const delegation = object({
  id: id(),
  principal: person,
  deputy: person,
  /** Both days count. */
  fromDate: day(),
  toDate: day(),
  /** Of which documents, in order; never none. */
  categoryIds: list(id()),
  reason: nullable(text(delegationLimits.reason)),
  /** The leave for which it was made: told to the principal alone. */
  leave: nullable(object({ ...documentLink.properties, status: oneOf(...documentStatuses) })),
  state: oneOf(...delegationStates),
  /** The deputy resigned, or has an own delegation on one of these days. */
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

/** At most so many categories are sent; which ones there are is checked by the form. */
const MOST_CATEGORIES = 100;

/** What all delegations are made of. */
const commonBody = {
  deputy: ref,
  fromDate: day(),
  toDate: day(),
  /** All categories when left out. */
  categoryIds: maybe(list(id(), { maxItems: MOST_CATEGORIES })),
  reason: maybe(text(delegationLimits.reason)),
};

/** An own delegation, as it is sent; `leave`: the proposal that is accepted. */
export const delegationBody = object({ ...commonBody, leave: maybe(ref) });
export type DelegationBody = Static<typeof delegationBody>;

/** A delegation that an administrator makes for somebody. */
export const delegationForOtherBody = object({ principal: ref, ...commonBody });
export type DelegationForOtherBody = Static<typeof delegationForOtherBody>;

/** A delegation worth making: for an own leave, from its first whole day on. */
export const delegationProposal = object({
  leave: documentLink,
  fromDate: day(),
  toDate: day(),
  /** That of the latest delegation, while active. */
  deputy: nullable(person),
});
export type DelegationProposal = Static<typeof delegationProposal>;
