import { dayInSeoul } from '@portal/contract/kernel';
import * as contract from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import {
  assignAssessor,
  changeReportAssessment,
  createReportAssessment,
  getReportAssessments,
} from './assess-report.ts';
import { completeReport, reopenReport } from './close-report.ts';
import { changeReportHazard, createReportHazard, getReportHazard } from './report-hazard.ts';

const assessmentRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  const { list, create, change } = contract.reportAssessments;
  router.read(list, ({ params }, { actor }) =>
    getReportAssessments(services.db, { actor, today: dayInSeoul(services.clock()) }, params.id),
  );
  router.write(create, (tx, { params, body }, context) =>
    createReportAssessment(tx, services, { id: params.id, body }, context),
  );
  router.write(change, (tx, { params, body }, context) =>
    changeReportAssessment(tx, services, { ...params, body }, context),
  );
  router.write(contract.assignAssessor, (tx, { params, body }, context) =>
    assignAssessor(tx, services, { ...params, body }, context),
  );
};

/** The routes for the case of a report. */
export const reportCaseRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  const { db } = services;
  assessmentRoutes(router, services);
  router.write(contract.completeReport, (tx, { params, body }, context) =>
    completeReport(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.reopenReport, (tx, { params }, context) => reopenReport(tx, services, params, context));
  router.read(contract.getReportHazard, ({ params }, { actor }) => getReportHazard(db, actor, params.id));
  router.write(contract.createReportHazard, (tx, { params, body }, context) =>
    createReportHazard(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.changeReportHazard, (tx, { params, body }, context) =>
    changeReportHazard(tx, services, { id: params.id, body }, context),
  );
};
