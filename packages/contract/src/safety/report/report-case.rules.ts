import type { Actor } from '@portal/contract/identity';
import { allowed, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import type { AssessmentSeq } from '../case/assessment.schema.ts';
import type { ReportStatus } from '../case/case.states.ts';
import { isMaster } from './report.rules.ts';

/** The facts that the rules of a report's case need. */
export type CaseState = {
  readonly status: ReportStatus;
  /** Whether it has a main report, in whose case the work is done. */
  readonly isChild: boolean;
  /** Whether it was classified as needing no management. */
  readonly isUnmanaged: boolean;
  /** Whether the actor was asked for the second assessment, and whether anybody was. */
  readonly isAssessor: boolean;
  readonly hasAssessor: boolean;
  /** Whether the residual risk has a level. */
  readonly hasResidualRisk: boolean;
  /** Whether it or one of its children asks for feedback and has no answer. */
  readonly isFeedbackPending: boolean;
  /** Whether an investigation is linked to it. */
  readonly hasInvestigation: boolean;
};

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');
const childReport = deniedByState('child-report');

type Rule = (actor: Actor, report: CaseState) => Decision;

const inStatus = ({ status }: Pick<CaseState, 'status'>, statuses: readonly ReportStatus[]): Decision =>
  statuses.includes(status) ? allowed : wrongStatus;

/** Acts of the safety office, on the main report of a group alone. */
const ofOffice =
  <State extends Pick<CaseState, 'isChild'> = CaseState>(rule: (report: State) => Decision) =>
  (actor: Actor, report: State): Decision => {
    if (!isMaster(actor)) return forbidden;
    return report.isChild ? childReport : rule(report);
  };

const untilClosed = ofOffice(({ status }) => (status === 'Draft' || status === 'Closed' ? wrongStatus : allowed));

/** Whether the actor classifies new reports. */
export const classifyReports = (actor: Actor): Decision => (isMaster(actor) ? allowed : forbidden);

const assign = ofOffice((report) => inStatus(report, ['SecondRiskAssessment']));

/** The assessments that can be given, and changed, in each status (rules/safety.md#assessments). */
const assessedIn: Readonly<Record<AssessmentSeq, readonly ReportStatus[]>> = {
  1: ['FirstRiskAssessment', 'SecondRiskAssessment'],
  2: ['SecondRiskAssessment', 'Notification'],
  3: ['ThirdRiskAssessment'],
};
const seqs: readonly AssessmentSeq[] = [1, 2, 3];

/** The second assessment is for its assessor, and for the safety office while nobody was asked for it. */
const givesAssessment = (actor: Actor, report: CaseState, seq: AssessmentSeq): boolean =>
  seq === 2 ? report.isAssessor || (isMaster(actor) && !report.hasAssessor) : isMaster(actor);

/** Giving or changing one assessment. */
const assess = (actor: Actor, report: CaseState, seq: AssessmentSeq): Decision => {
  if (!givesAssessment(actor, report, seq)) return forbidden;
  return report.isChild ? childReport : inStatus(report, assessedIn[seq]);
};

/** Whether the actor can give any assessment now. */
const assessAny: Rule = (actor, report) => {
  const decisions = seqs.map((seq) => assess(actor, report, seq));
  const refused = decisions.find((decision) => !decision.allowed && decision.kind === 'state');
  return decisions.find(({ allowed: isAllowed }) => isAllowed) ?? refused ?? forbidden;
};

/** A report that needs no management is closed from classification on, but not while an action is under way. */
const neverClosed: readonly ReportStatus[] = ['Draft', 'Open', 'Action', 'Closed'];

const complete = ofOffice((report) => {
  const isTime = report.isUnmanaged
    ? !neverClosed.includes(report.status)
    : report.status === 'Notification' || report.status === 'ThirdRiskAssessment';
  if (!isTime) return wrongStatus;
  if (report.status === 'ThirdRiskAssessment' && !report.hasResidualRisk) return deniedByState('not-assessed');
  return report.isFeedbackPending ? deniedByState('feedback-pending') : allowed;
});

/** Actions are assigned from Notification until the case is closed. */
const assignActions = ofOffice((report: Pick<CaseState, 'isChild' | 'status'>) =>
  inStatus(report, ['Notification', 'Action', 'ThirdRiskAssessment']),
);

const reopen = ofOffice((report) => inStatus(report, ['Closed']));

/** An investigation is opened from a report once (rules/safety.md#investigations). */
const investigate = ofOffice(({ status, hasInvestigation }) => {
  if (status === 'Draft') return wrongStatus;
  return hasInvestigation ? deniedByState('report-linked') : allowed;
});

export const caseRules = {
  classify: untilClosed,
  hazard: untilClosed,
  assess,
  assessAny,
  assign,
  assignActions,
  complete,
  reopen,
  investigate,
};
