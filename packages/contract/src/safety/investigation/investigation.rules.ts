import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import type { AssessmentSeq } from '../case/assessment.schema.ts';
import { isMaster } from '../report/report.rules.ts';
import type { factualActs, InvestigationAct } from './investigation.schema.ts';
import type { InvestigationStatus } from './investigation.states.ts';

/** The facts that decide who may read an investigation. */
export type InvestigationFacts = {
  readonly isInvestigator: boolean;
  /** Whether the actor is or was mitigator in it, or is referrer of an action. */
  readonly isInvolved: boolean;
};

/** Further facts of an investigation for its rules. */
export type InvestigationState = InvestigationFacts & {
  readonly status: InvestigationStatus;
  readonly hasHazard: boolean;
  /** Whether assessment 1 has a level, and a valid assessment 3 exists. */
  readonly isAssessed: boolean;
  readonly hasResidualRisk: boolean;
};

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');
const notAssessed = deniedByState('not-assessed');

/** The safety office learns that an investigation does not exist; uninvolved people do not. */
export const viewInvestigation = (actor: Actor, facts: InvestigationFacts | undefined): Decision => {
  if (isMaster(actor)) return facts ? allowed : deniedByRole('not-found');
  return facts && (facts.isInvestigator || facts.isInvolved) ? allowed : forbidden;
};

/** The safety office and its investigators read all of it (rules/safety.md#cases). */
export const readsInvestigation = (
  actor: Actor,
  { isInvestigator }: Pick<InvestigationFacts, 'isInvestigator'>,
): boolean => isMaster(actor) || isInvestigator;

export const readWholeInvestigation = (actor: Actor, facts: InvestigationFacts | undefined): Decision => {
  const seen = viewInvestigation(actor, facts);
  return seen.allowed && facts && !readsInvestigation(actor, facts) ? forbidden : seen;
};

/** The list is for the safety office and for investigators. */
export const listInvestigations = (actor: Actor, investigatesAny: boolean): Decision =>
  isMaster(actor) || investigatesAny ? allowed : forbidden;

export const makeInvestigation = (actor: Actor): Decision => (isMaster(actor) ? allowed : forbidden);

/** Whether the actor may approve plans of investigations. */
export const approvePlans = (actor: Actor): Decision => (isMaster(actor) ? allowed : forbidden);

const inStatus = ({ status }: Pick<InvestigationState, 'status'>, ...statuses: InvestigationStatus[]): Decision =>
  statuses.includes(status) ? allowed : wrongStatus;

const untilClosed = ({ status }: InvestigationState): Decision => (status === 'Closed' ? wrongStatus : allowed);

type Rule = (actor: Actor, investigation: InvestigationState) => Decision;

const ofOffice =
  <State = InvestigationState>(rule: (investigation: State) => Decision) =>
  (actor: Actor, investigation: State): Decision =>
    isMaster(actor) ? rule(investigation) : forbidden;

const ofReaders =
  (rule: (investigation: InvestigationState) => Decision): Rule =>
  (actor, investigation) =>
    readsInvestigation(actor, investigation) ? rule(investigation) : forbidden;

/** The first assessment needs a hazard; there is no second one here. */
const assess = (actor: Actor, investigation: InvestigationState, seq: AssessmentSeq): Decision => {
  if (!isMaster(actor)) return forbidden;
  if (seq === 3) return inStatus(investigation, 'Reassessment');
  return seq === 1 && investigation.hasHazard ? inStatus(investigation, 'Open', 'InProgress') : wrongStatus;
};

const assessAny: Rule = (actor, investigation) => {
  const first = assess(actor, investigation, 1);
  return first.allowed ? first : assess(actor, investigation, 3);
};

/** For investigators; a level alone is not enough. */
const fact: Rule = (_actor, investigation) => (investigation.isInvestigator ? untilClosed(investigation) : forbidden);

/** An entry is for its manager while they investigate. */
const ownFact = (actor: Actor, investigation: InvestigationState, isManager: boolean): Decision =>
  isManager ? fact(actor, investigation) : forbidden;

/** The texts may be saved while it is worked on, the plan until it is approved. */
const postProcess = ofReaders((investigation) =>
  inStatus(investigation, 'InProgress', 'Approval', 'Action', 'Reassessment'),
);

const approve = ofOffice((investigation) => {
  const now = inStatus(investigation, 'Approval');
  if (!now.allowed) return now;
  return investigation.hasHazard && investigation.isAssessed ? allowed : notAssessed;
});

const complete = ofOffice((investigation) => {
  const now = inStatus(investigation, 'Reassessment');
  if (!now.allowed) return now;
  return investigation.hasResidualRisk ? allowed : notAssessed;
});

export const investigationRules = {
  change: ofOffice(untilClosed),
  hazard: ofOffice(untilClosed),
  assess,
  assessAny,
  fact,
  ownFact,
  rootCause: ofReaders(untilClosed),
  postProcess,
  approve,
  return: ofOffice((investigation) => inStatus(investigation, 'Approval')),
  assign: ofOffice((investigation: Pick<InvestigationState, 'status'>) =>
    inStatus(investigation, 'Action', 'Reassessment'),
  ),
  complete,
  reopen: ofOffice((investigation) => inStatus(investigation, 'Closed')),
};

/** Whether the plan is approved, so that only the texts are saved. */
export const isPlanApproved = (status: InvestigationStatus): boolean =>
  status === 'Action' || status === 'Reassessment';

/** The acts on an investigation; mitigators and referrers have none. */
export const canOnInvestigation = (actor: Actor, investigation: InvestigationState): Can<InvestigationAct> =>
  canOf<InvestigationAct>({
    change: investigationRules.change(actor, investigation),
    hazard: investigationRules.hazard(actor, investigation),
    assess: assessAny(actor, investigation),
    assess1: assess(actor, investigation, 1),
    assess3: assess(actor, investigation, 3),
    fact: fact(actor, investigation),
    rootCause: investigationRules.rootCause(actor, investigation),
    postProcess: postProcess(actor, investigation),
    approve: approve(actor, investigation),
    return: investigationRules.return(actor, investigation),
    assign: investigationRules.assign(actor, investigation),
    complete: complete(actor, investigation),
    reopen: investigationRules.reopen(actor, investigation),
  });

export const canOnFactual = (
  actor: Actor,
  investigation: InvestigationState,
  isManager: boolean,
): Can<(typeof factualActs)[number]> => {
  const own = ownFact(actor, investigation, isManager);
  return canOf({ change: own, delete: own });
};
