import type { Actor } from '@portal/contract/identity';
import { allowed, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import type { ReportStatus } from '../case/case.states.ts';
import { isMaster } from '../report/report.rules.ts';

/** What the rules look at in a report that may ask for feedback. */
export type FeedbackState = {
  readonly status: ReportStatus;
  readonly isAsked: boolean;
  /** Whether it, or its main report, was classified as one that needs no management. */
  readonly isGroupUnmanaged: boolean;
};

/** While a case stands there its reporter may be answered. */
export const answerableStatuses: readonly ReportStatus[] = ['Notification', 'Action', 'ThirdRiskAssessment'];
/** Here nobody is, whatever the case needs. */
export const unanswerableStatuses: readonly ReportStatus[] = ['Draft', 'Open', 'Closed'];

/** From Notification until Closed, of an unmanaged report from classification on (rules/safety.md#feedback). */
const isTime = ({ status, isGroupUnmanaged }: FeedbackState): boolean =>
  answerableStatuses.includes(status) || (isGroupUnmanaged && !unanswerableStatuses.includes(status));

export const answerFeedback = (actor: Actor, report: FeedbackState): Decision => {
  if (!isMaster(actor)) return deniedByRole('no-permission');
  if (!isTime(report)) return deniedByState('wrong-status');
  return report.isAsked ? allowed : deniedByState('feedback-not-requested');
};
