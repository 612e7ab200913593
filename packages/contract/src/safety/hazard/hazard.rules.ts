import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import type { AssessmentSeq } from '../case/assessment.schema.ts';
import type { HazardAct } from '../case/case-hazard.schema.ts';
import type { HazardStatus } from '../case/case-hazard.states.ts';
import { isMaster } from '../report/report.rules.ts';

/** What the rules of the hazard log look at. */
export type HazardState = {
  readonly status: HazardStatus;
  /** What changing it says in the case it belongs to; none of one that stands alone. */
  readonly throughCase: Decision | null;
  /** Whether an action was ever assigned. */
  readonly hadActions: boolean;
};

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

/** The hazard log is the safety office's. */
export const readHazards = (actor: Actor): Decision => (isMaster(actor) ? allowed : forbidden);

/** What decides who reads one of them. */
export type HazardSeen = {
  /** Whether it is a case of its own. */
  readonly isAlone: boolean;
  /** Whether the actor is or was to act on its case, or is informed of an action. */
  readonly isInvolved: boolean;
};

/** Whoever acts on one that stands alone, or is informed, reads it in part; of a case's they read the case. */
export const viewHazardRule = (actor: Actor, seen: HazardSeen | undefined): Decision => {
  if (isMaster(actor)) return seen ? allowed : deniedByRole('not-found');
  return seen?.isAlone && seen.isInvolved ? allowed : forbidden;
};

/** All of it is the safety office's. */
export const readWholeHazard = (actor: Actor, seen: HazardSeen | undefined): Decision =>
  isMaster(actor) ? viewHazardRule(actor, seen) : forbidden;

/** Of a case's hazard, its paths write neither assessments nor actions: that is done in the case. */
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

/** The first is given in Open and InProgress, and given anew until the first action was assigned. */
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

/** An assignment of actions to it. */
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
