import { type Actor, levelNumber, levelsOn } from '@portal/contract/identity';
import {
  allowed,
  type Decision,
  deniedByRole,
  deniedByState,
  inScope,
  type Scope,
  scopesOf,
} from '@portal/contract/kernel';
import type { ReportStatus } from '../case/case.states.ts';

/** The facts that decide who sees a report by level; department and its path are unknown for a confidential one. */
export type LevelFacts = {
  readonly isDraft: boolean;
  readonly isConfidential: boolean;
  readonly departmentId: number | null;
  /** The departments from the root down to it, in the present tree. */
  readonly departmentPath: readonly number[];
};

/** The facts that decide which reports are in lists. */
export type ListedFacts = LevelFacts & {
  readonly isMine: boolean;
  /** Whether the actor was asked for its second assessment. */
  readonly isAssessor: boolean;
};

/** The facts of a report and the actor that its rules need. */
export type ReportFacts = ListedFacts & {
  /** Whether the actor is or was mitigator on it, is referrer of an action on it, or investigates it. */
  readonly isInvolved: boolean;
};

const of = scopesOf<ReportFacts>();
const ofListed = scopesOf<ListedFacts>();
const ofLevel = scopesOf<LevelFacts>();
export type ReportScope = Scope<keyof ReportFacts>;
export type ListedScope = Scope<keyof ListedFacts>;

export const safetyLevel = ({ grants }: Pick<Actor, 'grants'>): number => {
  const [highest] = levelsOn(grants, 'ESMS');
  return highest === undefined ? 0 : levelNumber(highest);
};

/** Levels 5 and 6 do the work of the safety office; they have the same rights here. */
export const isMaster = (actor: Actor): boolean => safetyLevel(actor) >= 5;

/** The reports of others that a level may see; confidential ones only from Level4 on. */
const byLevel = (actor: Actor): Scope<keyof LevelFacts> => {
  const level = safetyLevel(actor);
  const own = actor.departmentIds.at(-1);
  if (level >= 4) return ofLevel.everything;
  if (level <= 1 || own === undefined) return ofLevel.nothing;
  const department = level === 2 ? ofLevel.is('departmentId', own) : ofLevel.holds('departmentPath', own);
  return ofLevel.all(ofLevel.is('isConfidential', false), department);
};

/** A second assessor sees the report while they are assigned. */
const submittedTo = (actor: Actor): ListedScope => ofListed.any(ofListed.is('isAssessor', true), byLevel(actor));

/** Submitted reports that the actor sees; the lists use the same scope as SQL (rules/safety.md#who-sees-a-report). */
export const submittedScope = (actor: Actor): ListedScope =>
  ofListed.all(ofListed.is('isDraft', false), ofListed.any(ofListed.is('isMine', true), submittedTo(actor)));

/**
 * All reports that the actor sees: a draft is visible to its reporter alone, and involved people reach it through their
 * action.
 */
export const reportScope = (actor: Actor): ReportScope =>
  of.any(of.is('isMine', true), of.all(of.is('isDraft', false), of.any(of.is('isInvolved', true), submittedTo(actor))));

const forbidden = deniedByRole('no-permission');

/** A caller who may not see a report does not learn whether it exists; Level4 and up see all submitted ones. */
const unseen = (actor: Actor): Decision =>
  deniedByRole(safetyLevel(actor) >= 4 ? 'not-found' : 'no-permission-on-document');

export const viewReport = (actor: Actor, facts: ReportFacts | undefined): Decision =>
  facts && inScope(reportScope(actor), facts) ? allowed : unseen(actor);

/** Reports whose classification, risk and actions are shown and filtered in lists: those seen by Level2 and up. */
export const riskScope = (actor: Actor): Scope<keyof LevelFacts> =>
  ofLevel.all(ofLevel.is('isDraft', false), byLevel(actor));

/** Whether rows show risk and relations: to those who see the report by Level2 and up. */
export const readsRisk = (actor: Actor, facts: LevelFacts): boolean => inScope(riskScope(actor), facts);

/** Relations are readable for the same. */
export const readRelations = (actor: Actor, facts: ReportFacts): Decision =>
  readsRisk(actor, facts) ? allowed : forbidden;

/** All actions are readable for the same; mitigators and referrers read their own alone, which the call filters. */
export const readActions = (actor: Actor, facts: ReportFacts): Decision =>
  facts.isInvolved ? allowed : readRelations(actor, facts);

/** Feedback is readable for the reporter too. */
export const readFeedback = (actor: Actor, facts: ReportFacts): Decision =>
  facts.isMine || readsRisk(actor, facts) ? allowed : forbidden;

/** Whether the record shows assessments: also to the second assessor. */
export const readsCase = (actor: Actor, facts: ReportFacts): boolean =>
  readsRisk(actor, facts) || (facts.isAssessor && !facts.isDraft);

/**
 * Classification, hazard and assessments are readable for the same, and for the safety office in every report it sees.
 */
export const readCase = (actor: Actor, facts: ReportFacts): Decision =>
  isMaster(actor) || readsCase(actor, facts) ? allowed : forbidden;
/**
 * Whether lists may contain reports of others, so that a filter for one's own is useful (rules/safety.md#report-lists).
 */
export const seeOthers = (actor: Actor): Decision =>
  safetyLevel(actor) >= 2 ? allowed : deniedByRole('no-permission');

/**
 * People who are accountable for safety but do not do the work of the safety office see its state
 * (rules/safety.md#overview).
 */
export const oversee = (actor: Actor): Decision => (safetyLevel(actor) === 4 ? allowed : deniedByRole('no-permission'));

export type ReportState = { readonly status: ReportStatus; readonly isMine: boolean };

const wrongStatus = deniedByState('wrong-status');

const holds = (isRight: boolean): Decision => (isRight ? allowed : wrongStatus);

const isOpenForReporter = ({ status }: ReportState): boolean => status === 'Draft' || status === 'Open';

/** A draft is saved again and submitted by its reporter. */
const draft = (_actor: Actor, report: ReportState): Decision =>
  report.isMine ? holds(report.status === 'Draft') : forbidden;

/** A submitted report is changed by its reporter in Open, by the safety office until it is closed. */
const change = (actor: Actor, { isMine, status }: ReportState): Decision => {
  if (isMaster(actor)) return holds(status !== 'Draft' && status !== 'Closed');
  return isMine ? holds(status === 'Open') : forbidden;
};

/** Whether it is confidential and whether it asks for feedback is decided by the reporter alone. */
const flags = (_actor: Actor, report: ReportState): Decision =>
  report.isMine ? holds(isOpenForReporter(report)) : forbidden;

const files = flags;

/** Whether a hazard or an investigation is linked to it. */
export type LinkedState = { readonly hasRecords: boolean };

/** Deleted by the reporter as a draft and in Open, by the safety office in Open, while nothing is linked to it. */
const remove = (actor: Actor, report: ReportState & LinkedState): Decision => {
  if (!report.isMine && !isMaster(actor)) return forbidden;
  const isInTime = report.isMine ? isOpenForReporter(report) : report.status === 'Open';
  if (!isInTime) return wrongStatus;
  return report.hasRecords ? deniedByState('has-records') : allowed;
};

/** Whether the actor acts as the reporter; in another role they are named like anyone. */
export const actsAsReporter = (report: ReportState): boolean => report.isMine && isOpenForReporter(report);

export const reportRules = { draft, change, flags, files, delete: remove };
