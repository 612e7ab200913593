import type { Actor } from '@portal/contract/identity';
import { allowed, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import type { ReportStatus } from '../case/case.states.ts';
import { isMaster } from '../report/report.rules.ts';
import type { EntrySide, EntryStage } from './dialogue.schema.ts';

/** What the rules of a dialogue look at in its report. */
export type DialogueState = { readonly isMine: boolean; readonly status: ReportStatus };

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

/** Reporter and safety office alone read it; superiors who see the report do not (rules/safety.md#dialogue). */
const read = (actor: Actor, { isMine }: DialogueState): Decision => (isMine || isMaster(actor) ? allowed : forbidden);

/** They write in every status but as a draft. */
const converse = (actor: Actor, report: DialogueState): Decision => {
  const seen = read(actor, report);
  return seen.allowed && report.status === 'Draft' ? wrongStatus : seen;
};

/** The mark of what was read is the reporter's. */
const mark = (_actor: Actor, { isMine }: DialogueState): Decision => (isMine ? allowed : forbidden);

/** What nobody but its reporter has read yet may be taken back. */
const remove = (_actor: Actor, { isMine }: DialogueState, { isHeld }: { readonly isHeld: boolean }): Decision => {
  if (!isMine) return forbidden;
  return isHeld ? allowed : wrongStatus;
};

export const dialogueRules = { read, converse, mark, delete: remove };

/** A reporter who works in the safety office writes as the reporter on their own report. */
export const sideOf = ({ isMine }: Pick<DialogueState, 'isMine'>): EntrySide => (isMine ? 'Reporter' : 'Office');

/** How far a reporter is told that the case is: 0 before review, 1 in review, 2 in action. */
export type ToldStage = 0 | 1 | 2;

const stages: Readonly<Record<ReportStatus, ToldStage>> = {
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
export const stageOf = (status: ReportStatus): ToldStage => stages[status];

/** What a reporter is told when the stage rises over all that was told since submission or reopening; undefined where it does not. */
export const progressOf = (
  told: ToldStage,
  status: ReportStatus,
): Extract<EntryStage, 'Reviewing' | 'Acting'> | undefined => {
  const stage = stageOf(status);
  if (stage <= told) return undefined;
  return stage === 2 ? 'Acting' : 'Reviewing';
};

/** The steps that stand above a dialogue, in their order. */
export const dialogueSteps = ['received', 'review', 'action', 'closed'] as const;
export type DialogueStep = (typeof dialogueSteps)[number];

/** The step that a report has reached. */
export const stepOf = (status: ReportStatus): DialogueStep => {
  if (status === 'Closed') return 'closed';
  return dialogueSteps[stageOf(status)] ?? 'received';
};
