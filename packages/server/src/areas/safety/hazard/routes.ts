import * as contract from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { changeHazardAssessment, createHazardAssessment, getHazardAssessments, reopenHazard } from './assess-hazard.ts';
import { answerHazard, getVisible } from './hazard-access.ts';
import { listHazards } from './list-hazards.ts';
import { changeHazardOfLog, createHazard } from './save-hazard-alone.ts';

export const hazardRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  const { db } = services;
  router.read(contract.listHazards, ({ query }, { actor }) => listHazards(services, actor, query));
  router.read(contract.getHazard, ({ params }, { actor }) => answerHazard(db, actor, params.id));
  router.read(contract.getHazardStatus, async ({ params }, { actor }) => ({
    status: (await getVisible(db, actor, params.id)).status,
  }));
  router.write(contract.createHazard, (tx, { body }, context) => createHazard(tx, services, body, context));
  router.write(contract.changeHazardCall, (tx, { params, body }, context) =>
    changeHazardOfLog(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.reopenHazard, (tx, { params }, context) => reopenHazard(tx, services, params, context));
  const { list, create, change } = contract.hazardAssessments;
  router.read(list, ({ params }, { actor }) => getHazardAssessments(db, actor, params));
  router.write(create, (tx, { params, body }, context) =>
    createHazardAssessment(tx, services, { id: params.id, body }, context),
  );
  router.write(change, (tx, { params, body }, context) =>
    changeHazardAssessment(tx, services, { ...params, body }, context),
  );
};
