import { enforce } from '@portal/contract/kernel';
import { answerReportFeedback, getFeedback, listRelatedFeedback, readRelations } from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import { mainIdOf } from '../relation/related-group.ts';
import { factsOf } from '../report/report.view.ts';
import { getVisibleReport } from '../report/report-access.ts';
import { listGroup } from '../report-list/report-list.queries.ts';
import { viewRow } from '../report-list/report-list.view.ts';
import type { SafetyRouteServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { answerReport, getFeedback as readFeedback } from './answer-feedback.ts';

export const feedbackRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  const { db } = services;
  router.read(getFeedback, ({ params }, { actor }) => readFeedback(db, actor, params.id));
  router.write(answerReportFeedback, (tx, { params, body }, context) =>
    answerReport(tx, services, { id: params.id, body }, context),
  );
  router.read(listRelatedFeedback, async ({ params }, { actor }) => {
    const report = await getVisibleReport(db, actor, params.id);
    enforce(readRelations(actor, factsOf(report)));
    const group = await listGroup(db, actor, mainIdOf(report));
    return group.filter((row) => row.id !== report.id && row.request_feedback).map((row) => viewRow(row, actor));
  });
};
