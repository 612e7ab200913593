import type { Actor, Level } from '@portal/contract/identity';
import { allowed, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import {
  type ActionState,
  type ActionStatus,
  type AssessmentSeq,
  actionRules,
  caseRules,
  type HazardState,
  hazardRules,
  hazardStatus,
  type InvestigationState,
  investigationRules,
  investigationStatus,
  isMaster,
  isPlanApproved,
  type PostProcessState,
  type ReportFacts,
  readAction,
  readActions,
  readsInvestigation,
  readsRisk,
  reportStatus,
  viewHazardRule,
  viewInvestigation,
  viewReport,
} from '@portal/contract/safety';
import type { TestEmployee } from '../given-company.ts';
import type { FamilyName } from './given-action.ts';

/** A caller, with what the rules need to know of them. */
export type Persona = { who: TestEmployee; actor: Actor; isInvestigator?: boolean; isReporter?: boolean };

export const personaOf = (
  who: TestEmployee,
  departmentIds: number[],
  level?: Level,
  more: Pick<Persona, 'isInvestigator' | 'isReporter'> = {},
): Persona => ({
  who,
  actor: { employeeId: who.id, departmentIds, grants: level ? [{ menu: 'ESMS', level }] : [] },
  ...more,
});

/** What is known of an action from the answers. */
export type KnownAction = {
  id: number;
  status: ActionStatus;
  mitigatorId: number;
  referrers: Set<number>;
  request: number | null;
  hasRootCause: boolean;
};

/** What is known of a case from the answers: every expectation follows from it by the contract alone. */
export type KnownCase = {
  family: FamilyName;
  id: number;
  reportPath: readonly number[];
  isCompleted: boolean;
  actions: KnownAction[];
  /** The valid assessments that have a level, and the superseded ones, by id. */
  given: Partial<Record<AssessmentSeq, number>>;
  aside: number[];
  hasHazard: boolean;
  isHazardChanged: boolean;
  factuals: { id: number; managerId: number }[];
  hasRootCause: boolean;
  postProcess: PostProcessState | null;
};

const countsOf = ({ actions }: KnownCase) => ({
  inProgress: actions.filter(({ status }) => status === 'InProgress').length,
  completed: actions.filter(({ status }) => status === 'Completed').length,
});

/** The status by the contract's functions. */
export const statusOf = (known: KnownCase): string => {
  const actions = countsOf(known);
  const isAssessed = known.given[1] !== undefined;
  if (known.family === 'reports')
    return reportStatus({
      isSubmitted: true,
      main: null,
      isCompleted: known.isCompleted,
      actions,
      isAssessed: { first: true, second: true },
      hasHazard: true,
      isClassified: true,
    });
  if (known.family === 'hazards')
    return hazardStatus({
      isClosed: known.given[3] !== undefined,
      actions,
      isAssessed,
      isChanged: known.isHazardChanged,
    });
  return investigationStatus({
    isCompleted: known.isCompleted,
    actions,
    postProcess: known.postProcess,
    isAssessed,
    hasFactual: known.factuals.length > 0,
    hasRootCause: known.hasRootCause,
  });
};

const isInvolved = ({ actions }: KnownCase, { who }: Persona): boolean =>
  actions.some(({ mitigatorId, referrers }) => mitigatorId === who.id || referrers.has(who.id));

const reportFacts = (known: KnownCase, persona: Persona): ReportFacts => ({
  isDraft: false,
  isMine: persona.isReporter ?? false,
  isAssessor: false,
  isInvolved: isInvolved(known, persona),
  isConfidential: false,
  departmentId: known.reportPath.at(-1) ?? null,
  departmentPath: known.reportPath,
});

export const investigationState = (known: KnownCase, persona: Persona): InvestigationState => ({
  status: statusOf(known) as InvestigationState['status'],
  isInvestigator: persona.isInvestigator ?? false,
  isInvolved: isInvolved(known, persona),
  hasHazard: known.hasHazard,
  isAssessed: known.given[1] !== undefined,
  hasResidualRisk: known.given[3] !== undefined,
});

export const hazardState = (known: KnownCase): HazardState => ({
  status: statusOf(known) as HazardState['status'],
  throughCase: null,
  hadActions: known.actions.length > 0,
});

const reportState = (known: KnownCase) => ({
  status: statusOf(known) as Parameters<typeof caseRules.complete>[1]['status'],
  isChild: false,
  isUnmanaged: false,
  isAssessor: false,
  hasAssessor: false,
  hasResidualRisk: known.given[3] !== undefined,
  isFeedbackPending: false,
  hasInvestigation: false,
});

/** The first that forbids it. */
export const all = (...decisions: Decision[]): Decision => decisions.find((each) => !each.allowed) ?? allowed;

/** Whether a person may read the record of the case. */
export const seesCase = (known: KnownCase, persona: Persona): Decision => {
  const { actor } = persona;
  if (known.family === 'reports') return viewReport(actor, reportFacts(known, persona));
  if (known.family === 'investigations') return viewInvestigation(actor, investigationState(known, persona));
  return viewHazardRule(actor, { isAlone: true, isInvolved: isInvolved(known, persona) });
};

/** Whether a person may see the list of its actions. */
export const listsActions = (known: KnownCase, persona: Persona): Decision =>
  known.family === 'reports'
    ? all(seesCase(known, persona), readActions(persona.actor, reportFacts(known, persona)))
    : seesCase(known, persona);

const readsAll = (known: KnownCase, persona: Persona): boolean => {
  if (known.family === 'reports') return readsRisk(persona.actor, reportFacts(known, persona));
  if (known.family === 'investigations') return readsInvestigation(persona.actor, investigationState(known, persona));
  return isMaster(persona.actor);
};

export const actionState = (known: KnownCase, action: KnownAction, persona: Persona): ActionState => ({
  readsAll: readsAll(known, persona),
  isMitigator: action.mitigatorId === persona.who.id,
  isReferrer: action.referrers.has(persona.who.id),
  status: action.status,
  isClosingRequested: action.request !== null,
  isElsewhere: false,
});

export const seesAction = (known: KnownCase, action: KnownAction, persona: Persona): Decision =>
  all(seesCase(known, persona), readAction(actionState(known, action, persona), true));

/** The ids of its actions that a person may read. */
export const readOf = (known: KnownCase, persona: Persona): number[] =>
  known.actions.filter((action) => seesAction(known, action, persona).allowed).map(({ id }) => id);

type ActionRule = 'message' | 'rootCause' | 'refer' | 'requestClosing' | 'cancel';

export const mayOnAction = (known: KnownCase, action: KnownAction, persona: Persona, rule: ActionRule): Decision =>
  all(seesAction(known, action, persona), actionRules[rule](persona.actor, actionState(known, action, persona)));

export const mayAnswer = (known: KnownCase, action: KnownAction, persona: Persona, isAnswered: boolean): Decision => {
  const message = { isMine: false, isRequest: true, isAnswered, isOfToday: true };
  return all(
    seesAction(known, action, persona),
    actionRules.answer(persona.actor, actionState(known, action, persona), message),
  );
};

export const mayAssign = (known: KnownCase, persona: Persona, mitigatorIds: readonly number[]): Decision => {
  const { actor } = persona;
  const rules = {
    reports: () => caseRules.assignActions(actor, reportState(known)),
    investigations: () => investigationRules.assign(actor, investigationState(known, persona)),
    hazards: () => hazardRules.assign(actor, hazardState(known)),
  };
  const isTaken = known.actions.some(
    ({ status, mitigatorId }) => status === 'InProgress' && mitigatorIds.includes(mitigatorId),
  );
  return all(seesCase(known, persona), rules[known.family](), isTaken ? deniedByState('already-designated') : allowed);
};

const readsWhole = (known: KnownCase, persona: Persona): Decision => {
  const seen = seesCase(known, persona);
  return seen.allowed && !readsAll(known, persona) ? deniedByRole('no-permission') : seen;
};

const assessRule = (known: KnownCase, persona: Persona, seq: AssessmentSeq, how: 'give' | 'change'): Decision => {
  const { actor } = persona;
  if (known.family === 'reports')
    return all(seesCase(known, persona), caseRules.assess(actor, reportState(known), seq));
  if (known.family === 'investigations')
    return all(readsWhole(known, persona), investigationRules.assess(actor, investigationState(known, persona), seq));
  return all(readsWhole(known, persona), hazardRules.assess(actor, hazardState(known), seq, how));
};

export const mayGive = (known: KnownCase, persona: Persona, seq: AssessmentSeq): Decision =>
  all(
    assessRule(known, persona, seq, 'give'),
    known.given[seq] === undefined ? allowed : deniedByState('changed-meanwhile'),
  );

export const mayChange = (known: KnownCase, persona: Persona, seq: AssessmentSeq, isAside: boolean): Decision =>
  all(assessRule(known, persona, seq, 'change'), isAside ? deniedByState('wrong-status') : allowed);

export const mayEnd = (known: KnownCase, persona: Persona, how: 'complete' | 'reopen'): Decision => {
  const { actor } = persona;
  if (known.family === 'reports') return all(seesCase(known, persona), caseRules[how](actor, reportState(known)));
  if (known.family === 'investigations')
    return all(readsWhole(known, persona), investigationRules[how](actor, investigationState(known, persona)));
  return all(readsWhole(known, persona), hazardRules.reopen(actor, hazardState(known)));
};

type OfInvestigation = 'fact' | 'rootCause' | 'hazard' | 'postProcess' | 'approve' | 'return';

export const mayInvestigate = (known: KnownCase, persona: Persona, rule: OfInvestigation): Decision =>
  all(readsWhole(known, persona), investigationRules[rule](persona.actor, investigationState(known, persona)));

export const mayTouchFact = (known: KnownCase, persona: Persona, managerId: number): Decision =>
  all(
    readsWhole(known, persona),
    investigationRules.ownFact(persona.actor, investigationState(known, persona), managerId === persona.who.id),
  );

export const mayChangeHazard = (known: KnownCase, persona: Persona): Decision =>
  all(readsWhole(known, persona), hazardRules.change(persona.actor, hazardState(known)));

/** Whether the plan is no longer editable. */
export const isPlanned = (known: KnownCase): boolean =>
  isPlanApproved(statusOf(known) as Parameters<typeof isPlanApproved>[0]);
