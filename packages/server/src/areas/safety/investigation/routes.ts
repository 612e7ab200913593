import * as contract from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import * as assess from './assess-investigation.ts';
import { factualEvidence, postProcessEvidence } from './attach-evidence.ts';
import { completeInvestigation, reopenInvestigation } from './close-investigation.ts';
import * as factual from './factual-information.ts';
import { answerInvestigation, getVisible } from './investigation-access.ts';
import * as hazard from './investigation-hazard.ts';
import * as rootCause from './investigation-root-cause.ts';
import { listInvestigations } from './list-investigations.ts';
import { approvePostProcess, returnPostProcess, savePostProcess } from './post-process.ts';
import { changeInvestigation, createInvestigation } from './save-investigation.ts';

type Given = Router<SafetyTables>;

const recordRoutes = (router: Given, services: SafetyRouteServices): void => {
  const { db } = services;
  router.read(contract.listInvestigationsCall, ({ query }, { actor }) => listInvestigations(services, actor, query));
  router.read(contract.getInvestigation, ({ params }, { actor }) => answerInvestigation(db, actor, params.id));
  router.read(contract.getInvestigationStatus, async ({ params }, { actor }) => ({
    status: (await getVisible(db, actor, params.id)).status,
  }));
  router.write(contract.createInvestigation, (tx, { body }, context) =>
    createInvestigation(tx, services, body, context),
  );
  router.write(contract.changeInvestigation, (tx, { params, body }, context) =>
    changeInvestigation(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.completeInvestigation, (tx, { params }, context) =>
    completeInvestigation(tx, services, params, context),
  );
  router.write(contract.reopenInvestigation, (tx, { params }, context) =>
    reopenInvestigation(tx, services, params, context),
  );
};

const postProcessRoutes = (router: Given, services: SafetyRouteServices): void => {
  router.write(contract.savePostProcess, (tx, { params, body }, context) =>
    savePostProcess(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.approvePostProcess, (tx, { params }, context) =>
    approvePostProcess(tx, services, params, context),
  );
  router.write(contract.returnPostProcess, (tx, { params, body }, context) =>
    returnPostProcess(tx, services, { id: params.id, body }, context),
  );
  const { upload, remove, download, zip } = contract.postProcessEvidence;
  router.write(upload, (tx, { params }, context) => postProcessEvidence.attach(tx, services, params, context));
  router.write(remove, (tx, { params }, context) => postProcessEvidence.remove(tx, services, params, context));
  router.read(download, ({ params }, context) => postProcessEvidence.open(services, params, context));
  router.read(zip, ({ params }, context) => postProcessEvidence.zip(services, params, context));
};

const factualRoutes = (router: Given, services: SafetyRouteServices): void => {
  router.read(contract.listFactuals, ({ params }, { actor }) => factual.listFactuals(services.db, actor, params.id));
  router.write(contract.createFactual, (tx, { params, body }, context) =>
    factual.createFactual(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.changeFactual, (tx, { params, body }, context) =>
    factual.changeFactual(tx, services, { ...params, body }, context),
  );
  router.write(contract.deleteFactual, (tx, { params }, context) =>
    factual.deleteFactual(tx, services, params, context),
  );
  const { upload, remove, download, zip } = contract.factualEvidence;
  router.write(upload, (tx, { params }, context) => factualEvidence.attach(tx, services, params, context));
  router.write(remove, (tx, { params }, context) => factualEvidence.remove(tx, services, params, context));
  router.read(download, ({ params }, context) => factualEvidence.open(services, params, context));
  router.read(zip, ({ params }, context) => factualEvidence.zip(services, params, context));
};

const riskRoutes = (router: Given, services: SafetyRouteServices): void => {
  const { db } = services;
  const { list, create, change } = contract.investigationAssessments;
  router.read(list, ({ params }, { actor }) => assess.getInvestigationAssessments(db, actor, params.id));
  router.write(create, (tx, { params, body }, context) =>
    assess.createInvestigationAssessment(tx, services, { id: params.id, body }, context),
  );
  router.write(change, (tx, { params, body }, context) =>
    assess.changeInvestigationAssessment(tx, services, { ...params, body }, context),
  );
  router.read(contract.getInvestigationHazard, ({ params }, { actor }) =>
    hazard.getInvestigationHazard(db, actor, params.id),
  );
  router.write(contract.createInvestigationHazard, (tx, { params, body }, context) =>
    hazard.createInvestigationHazard(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.changeInvestigationHazard, (tx, { params, body }, context) =>
    hazard.changeInvestigationHazard(tx, services, { id: params.id, body }, context),
  );
};

const rootCauseRoutes = (router: Given, services: SafetyRouteServices): void => {
  const { get, create, change, remove } = contract.investigationRootCause;
  router.read(get, ({ params }, { actor }) => rootCause.getInvestigationRootCause(services.db, actor, params));
  router.write(create, (tx, { params, body }, context) =>
    rootCause.createInvestigationRootCause(tx, services, { id: params.id, body }, context),
  );
  router.write(change, (tx, { params, body }, context) =>
    rootCause.changeInvestigationRootCause(tx, services, { id: params.id, body }, context),
  );
  router.write(remove, (tx, { params }, context) =>
    rootCause.deleteInvestigationRootCause(tx, services, params, context),
  );
};

export const investigationRoutes = (router: Given, services: SafetyRouteServices): void => {
  recordRoutes(router, services);
  postProcessRoutes(router, services);
  factualRoutes(router, services);
  riskRoutes(router, services);
  rootCauseRoutes(router, services);
};
