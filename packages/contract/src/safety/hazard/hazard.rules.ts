import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import type { AssessmentSeq } from '../case/assessment.schema.ts';
import type { HazardAct } from '../case/case-hazard.schema.ts';
import type { HazardStatus } from '../case/case-hazard.states.ts';
import { isMaster } from '../report/report.rules.ts';

/** The facts that the rules of the hazard log need. */
export type HazardState = {
  readonly status: HazardStatus;
  /** The decision of its case about changing it; undefined if the hazard is its own case. */
  readonly throughCase: Decision | null;
  /** Whether an action was ever assigned. */
  readonly hadActions: boolean;
};

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

/** The hazard log is for the safety office. */
export const readHazards = (actor: Actor): Decision => (isMaster(actor) ? allowed : forbidden);

/** The facts that decide who may read a hazard. */
export type HazardSeen = {
  /** Whether it is a case of its own. */
  readonly isAlone: boolean;
  /** Whether the actor is or was mitigator on its case, or is referrer of an action. */
  readonly isInvolved: boolean;
};

/** Mitigators and referrers read part of a hazard that is its own case; a hazard of another case is read there. */
export const viewHazardRule = (actor: Actor, seen: HazardSeen | undefined): Decision => {
  if (isMaster(actor)) return seen ? allowed : deniedByRole('not-found');
  return seen?.isAlone && seen.isInvolved ? allowed : forbidden;
};

/** The safety office alone reads all of it. */
export const readWholeHazard = (actor: Actor, seen: HazardSeen | undefined): Decision =>
  isMaster(actor) ? viewHazardRule(actor, seen) : forbidden;

/** Assessments and actions of another case's hazard are written in that case, not through its own paths. */
const alone =
  (rule: (hazard: HazardState) => Decision) =>
  (actor: Actor, hazard: HazardState): Decision => {
    if (!isMaster(actor)) return forbidden;
    return hazard.throughCase ? deniedByState('belongs-to-case') : rule(hazard);
  };

const inStatus = ({ status }: HazardState, ...statuses: HazardStatus[]): Decision =>
  statuses.includes(status) ? allowed : wrongStatus;

const change = (actor: Actor, hazard: HazardState): Decision => {
  if (!isMaster(actor)) return forbidden;
  return hazard.throughCase ?? (hazard.status === 'Closed' ? wrongStatus : allowed);
};

/** The first is given in Open and InProgress, and may be changed until the first action was assigned. */
const first = (hazard: HazardState, how: 'give' | 'change'): Decision => {
  if (how === 'change' && hazard.status === 'Action' && !hazard.hadActions) return allowed;
  return inStatus(hazard, 'Open', 'InProgress');
};

const assess = (actor: Actor, hazard: HazardState, seq: AssessmentSeq, how: 'give' | 'change'): Decision =>
  alone(() => {
    if (seq === 3) return inStatus(hazard, 'Reassessment');
    return seq === 1 ? first(hazard, how) : wrongStatus;
  })(actor, hazard);

const assessAny = (actor: Actor, hazard: HazardState): Decision => {
  const decisions = [assess(actor, hazard, 1, 'change'), assess(actor, hazard, 3, 'give')];
  return decisions.find(({ allowed: isAllowed }) => isAllowed) ?? assess(actor, hazard, 3, 'give');
};

/** Assigning actions to it. */
const assign = alone((hazard) => inStatus(hazard, 'Action', 'Reassessment'));

const reopen = alone((hazard) => inStatus(hazard, 'Closed'));

export const hazardRules = { change, assess, assessAny, assign, reopen };

export const canOnHazard = (actor: Actor, hazard: HazardState): Can<HazardAct> =>
  canOf<HazardAct>({
    change: change(actor, hazard),
    assess: assessAny(actor, hazard),
    assess1: assess(actor, hazard, 1, 'change'),
    assess3: assess(actor, hazard, 3, 'give'),
    assign: assign(actor, hazard),
    reopen: reopen(actor, hazard),
  });
