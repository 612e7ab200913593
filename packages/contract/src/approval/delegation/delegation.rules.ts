import { type Actor, actForOther, holdsAdmin } from '@portal/contract/identity';
import {
  addDays,
  allowed,
  type Can,
  canOf,
  type Day,
  type Decision,
  deniedByRole,
  deniedByState,
} from '@portal/contract/kernel';
import { type Delegation, type DelegationAct, type DelegationState, delegationLimits } from './delegation.schema.ts';

export type Period = { fromDate: Day; toDate: Day };
type Facts = Period & { principal: { id: number }; deputy: { id: number }; endedAt: string | null };

/** The state of a delegation on a day in Seoul; an ended one is past immediately (rules/approval.md#delegations). */
export const stateOfDelegation = (
  { fromDate, toDate, endedAt }: Omit<Facts, 'principal' | 'deputy'>,
  today: Day,
): DelegationState => {
  if (endedAt !== null || toDate < today) return 'Past';
  return today < fromDate ? 'Coming' : 'Current';
};

/** Whether two periods have a day in common. */
export const overlaps = (one: Period, other: Period): boolean =>
  one.fromDate <= other.toDate && other.fromDate <= one.toDate;

/** Whether the actor is principal or deputy. Only they and administrators can see a delegation. */
const isParty = ({ employeeId }: Actor, { principal, deputy }: Facts): boolean =>
  principal.id === employeeId || deputy.id === employeeId;

/**
 * Ending a delegation, by its principal, its deputy (who declines it), or an administrator; for anybody else it does
 * not exist. Raises `already-processed` once it is past (rules/approval.md#delegations).
 */
const end = (actor: Actor, delegation: Facts, today: Day): Decision => {
  if (!isParty(actor, delegation) && !holdsAdmin(actor.grants)) return deniedByRole('not-found');
  return stateOfDelegation(delegation, today) === 'Past' ? deniedByState('already-processed') : allowed;
};

/**
 * Making a delegation for others: an administrator is neither its principal nor its deputy
 * (rules/identity.md#own-rights).
 */
const makeForOther = (actor: Actor, { principalId, deputyId }: { principalId: number; deputyId: number }): Decision => {
  const principal = actForOther(actor, principalId);
  return principal.allowed ? actForOther(actor, deputyId) : principal;
};

export const delegationRules = { end, makeForOther };

/** The acts on a delegation in its `can`. */
export const canOnDelegation = (actor: Actor, delegation: Facts, today: Day): Can<DelegationAct> =>
  canOf<DelegationAct>({ end: end(actor, delegation, today) });

/**
 * Whether a delegation should be replaced or ended: its deputy is absent, or the leave it was made for was cancelled. A
 * past delegation never is.
 */
export const delegationWarnings = ({
  state,
  deputyAway,
  leave,
}: Pick<Delegation, 'state' | 'deputyAway' | 'leave'>): ('away' | 'leaveCanceled')[] => {
  if (state === 'Past') return [];
  return [
    ...(deputyAway ? (['away'] as const) : []),
    ...(leave?.status === 'Canceled' ? (['leaveCanceled'] as const) : []),
  ];
};

/**
 * The proposed period for a leave: from the first whole day that is not past to the last, up to the maximum length of a
 * delegation; undefined if no such day is left or it is too far ahead (rules/approval.md#proposals).
 */
export const proposedPeriod = (wholeDays: readonly Day[], today: Day): Period | undefined => {
  const days = wholeDays.filter((day) => day >= today).toSorted();
  const [fromDate] = days;
  const last = days.at(-1);
  if (fromDate === undefined || last === undefined || fromDate > addDays(today, delegationLimits.daysAhead))
    return undefined;
  const longest = addDays(fromDate, delegationLimits.days - 1);
  return { fromDate, toDate: last < longest ? last : longest };
};
