import * as contract from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../services.ts';
import type { SafetyTables } from '../tables.ts';
import { changeReportHazard, createReportHazard, getReportHazard } from './hazard.ts';

/** What a report has as a case. */
export const reportCaseRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  const { db } = services;
  router.read(contract.getReportHazard, ({ params }, { actor }) => getReportHazard(db, actor, params.id));
  router.write(contract.createReportHazard, (tx, { params, body }, context) =>
    createReportHazard(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.changeReportHazard, (tx, { params, body }, context) =>
    changeReportHazard(tx, services, { id: params.id, body }, context),
  );
};
