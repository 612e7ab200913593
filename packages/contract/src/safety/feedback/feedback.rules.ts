import type { Actor } from '@portal/contract/identity';
import { allowed, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import type { ReportStatus } from '../case/case.states.ts';
import { isMaster } from '../report/report.rules.ts';

/** The facts of a report that the rules of feedback need. */
export type FeedbackState = {
  readonly status: ReportStatus;
  readonly isAsked: boolean;
  /** Whether it, or its main report, was classified as needing no management. */
  readonly isGroupUnmanaged: boolean;
};

/** Statuses of a case in which feedback can be given. */
export const answerableStatuses: readonly ReportStatus[] = ['Notification', 'Action', 'ThirdRiskAssessment'];
/** Statuses in which none can be given, even if the case needs no management. */
export const unanswerableStatuses: readonly ReportStatus[] = ['Draft', 'Open', 'Closed'];

/**
 * From Notification until Closed; for a report that needs no management from classification on
 * (rules/safety.md#feedback).
 */
const isTime = ({ status, isGroupUnmanaged }: FeedbackState): boolean =>
  answerableStatuses.includes(status) || (isGroupUnmanaged && !unanswerableStatuses.includes(status));

export const answerFeedback = (actor: Actor, report: FeedbackState): Decision => {
  if (!isMaster(actor)) return deniedByRole('no-permission');
  if (!isTime(report)) return deniedByState('wrong-status');
  return report.isAsked ? allowed : deniedByState('feedback-not-requested');
};
