import type { Actor } from '@portal/contract/identity';
import { allowed, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import type { ReportStatus } from '../case/case.states.ts';
import { isMaster } from '../report/report.rules.ts';
import type { EntrySide, EntryStage } from './dialogue.schema.ts';

/** The facts of a report that the rules of its dialogue need. */
export type DialogueState = { readonly isMine: boolean; readonly status: ReportStatus };

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

/** Reporter and safety office alone read it, not others who may see the report (rules/safety.md#dialogue). */
const read = (actor: Actor, { isMine }: DialogueState): Decision => (isMine || isMaster(actor) ? allowed : forbidden);

/** They write in every status except as a draft. */
const converse = (actor: Actor, report: DialogueState): Decision => {
  const seen = read(actor, report);
  return seen.allowed && report.status === 'Draft' ? wrongStatus : seen;
};

/** The reporter alone marks entries as read. */
const mark = (_actor: Actor, { isMine }: DialogueState): Decision => (isMine ? allowed : forbidden);

/** An entry that nobody else has read yet can be deleted by the reporter. */
const remove = (_actor: Actor, { isMine }: DialogueState, { isHeld }: { readonly isHeld: boolean }): Decision => {
  if (!isMine) return forbidden;
  return isHeld ? allowed : wrongStatus;
};

export const dialogueRules = { read, converse, mark, delete: remove };

/** A reporter who is a member of the safety office writes as the reporter in their own report. */
export const sideOf = ({ isMine }: Pick<DialogueState, 'isMine'>): EntrySide => (isMine ? 'Reporter' : 'Office');

/** The stage of a case for its reporter: 0 before review, 1 in review, 2 in action. */
export type ReporterStage = 0 | 1 | 2;

const stages: Readonly<Record<ReportStatus, ReporterStage>> = {
  Draft: 0,
  Open: 0,
  HazardIdentification: 1,
  FirstRiskAssessment: 1,
  SecondRiskAssessment: 1,
  Notification: 1,
  Action: 2,
  ThirdRiskAssessment: 2,
  Closed: 0,
};

/** The stage of a status; a closing has an entry of its own. */
export const stageOf = (status: ReportStatus): ReporterStage => stages[status];

/**
 * The progress entry if the stage rises above all stages communicated since submission or reopening; undefined
 * otherwise.
 */
export const progressOf = (
  reported: ReporterStage,
  status: ReportStatus,
): Extract<EntryStage, 'Reviewing' | 'Acting'> | undefined => {
  const stage = stageOf(status);
  if (stage <= reported) return undefined;
  return stage === 2 ? 'Acting' : 'Reviewing';
};

/** The steps shown above a dialogue, in their order. */
export const dialogueSteps = ['received', 'review', 'action', 'closed'] as const;
export type DialogueStep = (typeof dialogueSteps)[number];

/** The step that a report has reached. */
export const stepOf = (status: ReportStatus): DialogueStep => {
  if (status === 'Closed') return 'closed';
  return dialogueSteps[stageOf(status)] ?? 'received';
};
