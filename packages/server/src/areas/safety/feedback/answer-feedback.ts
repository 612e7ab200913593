import type { Actor } from '@portal/contract/identity';
import { enforce, Problem, requireValid } from '@portal/contract/kernel';
import {
  answerFeedback,
  checkFeedback,
  type Feedback,
  type FeedbackBody,
  isAnsweredMeanwhile,
  readFeedback,
} from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { notifyOfAnswer } from '../notification/notify-of-report.ts';
import { auditUnderOwnName } from '../report/finish-report-change.ts';
import type { FullReport } from '../report/report.queries.ts';
import { factsOf, stateOf, viewReporter } from '../report/report.view.ts';
import { getVisibleReport, lockReport } from '../report/report-access.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { findAnswers, insertAnswer } from './feedback.queries.ts';

const viewFeedback = (report: FullReport, answers: Feedback['answers']): Feedback => {
  const { reporter, department } = viewReporter(report);
  const asked = report.submitted_at ?? report.created_at;
  return {
    id: report.id,
    subject: report.subject,
    description: report.description,
    ...(reporter ? { reporter, creator: reporter } : {}),
    ...(department ? { department } : {}),
    modifiedDate: answers.at(-1)?.createdDate ?? asked.toISOString(),
    answers,
  };
};

/** The question of a report with its answers; null if it does not ask. */
export const getFeedback = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<Feedback | null> => {
  const report = await getVisibleReport(db, actor, id);
  enforce(readFeedback(actor, factsOf(report)));
  return report.request_feedback ? viewFeedback(report, await findAnswers(db, id)) : null;
};

/** Answers the reporter; each report of a group is answered separately. */
export const answerReport = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { id, body }: { id: number; body: FeedbackBody },
  context: SafetyContext,
): Promise<Feedback> => {
  const { actor } = context;
  const report = await lockReport(tx, context, id);
  enforce(answerFeedback(actor, stateOf(report)));
  requireValid(checkFeedback(body));
  if (isAnsweredMeanwhile(body, await findAnswers(tx, id))) throw new Problem('changed-meanwhile');
  const at = clock();
  await insertAnswer(tx, {
    report_id: id,
    author_id: actor.employeeId,
    content: body.content,
    created_at: at,
  });
  await auditUnderOwnName(tx, clock, { actor, reportId: id }, { action: 'answer-feedback' });
  const { reporter } = viewReporter(report);
  await notifyOfAnswer(tx, { reportId: id, at, actorId: actor.employeeId }, reporter?.id);
  return viewFeedback(report, await findAnswers(tx, id));
};
