import type { ReportBody } from '@portal/contract/safety';
import * as contract from '@portal/contract/safety';
import type { CallContext } from '#platform/http/call-context';
import type { Router } from '#platform/http/router';
import { actionRoutes } from './action/act/action.routes.ts';
import { myActionRoutes } from './action/act/my-action.routes.ts';
import { analysisRoutes } from './analysis/routes.ts';
import { dialogueRoutes } from './dialogue/act/dialogue.routes.ts';
import { dutyRoutes } from './duty/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { answerSheet } from './filing-sheet/filing-sheet-pdf.ts';
import { hazardRoutes } from './hazard/routes.ts';
import { printInvestigation } from './investigation/print/investigation-pdf.ts';
import { investigationRoutes } from './investigation/routes.ts';
import { lessonRoutes } from './lesson/routes.ts';
import { printReport } from './print/report-pdf.ts';
import { relationRoutes } from './relation/routes.ts';
import { attachFiles, openFile, openZip, removeFile } from './report/act/attach-report-file.ts';
import { changeReport } from './report/act/change-report.ts';
import { classificationRoutes } from './report/act/classification.routes.ts';
import { cleanAttached, cleanUpload, type PreparedReport } from './report/act/clean-report-file.ts';
import { deleteReport } from './report/act/delete-report.ts';
import { prepareBody } from './report/act/report-body.ts';
import { reportCaseRoutes } from './report/act/report-case.routes.ts';
import { createReportDraft, updateReportDraft } from './report/act/save-report-draft.ts';
import { submitNewReport, submitReportDraft } from './report/act/submit-report.ts';
import { redactedRouter } from './report/redacted-router.ts';
import { answerReport, getVisibleReport } from './report/report-access.ts';
import { listingRoutes } from './report-list/routes.ts';
import type { SafetyRouteServices } from './safety-services.ts';
import type { SafetyTables } from './safety-tables.ts';

const catalogueRoutes = (router: Router<SafetyTables>): void => {
  router.read(contract.listReportFields, () => contract.reportFields);
  router.read(contract.listAdvisoryTypes, () => contract.advisoryTypes);
  router.read(contract.listDangerousGoods, () => contract.dangerousGoods);
  router.read(contract.listOccurrences, () => contract.occurrences);
  router.read(contract.listHazardCategories, () => contract.hazardCategories);
  router.read(contract.listPotentialConsequences, () => contract.potentialConsequences);
  router.read(contract.listRootCauses, () => contract.rootCauses);
  const { safetyLookups } = contract;
  router.read(contract.listReportStatuses, () => safetyLookups.reportStatuses);
  router.read(contract.listInvestigationStatuses, () => safetyLookups.investigationStatuses);
  router.read(contract.listInvestigationSources, () => safetyLookups.investigationSources);
  router.read(contract.listInvestigationTypes, () => safetyLookups.investigationTypes);
  router.read(contract.listHazardStatuses, () => safetyLookups.hazardStatuses);
  router.read(contract.listHazardSources, () => safetyLookups.hazardSources);
  router.read(contract.listControlTypes, () => safetyLookups.controlTypes);
};

const readingRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  const { db } = services;
  router.read(contract.getReport, ({ params }, { actor }) => answerReport(db, actor, params.id));
  router.read(contract.printReport, ({ params }, context) => printReport(services, params, context));
  router.read(contract.printInvestigation, ({ params }, context) => printInvestigation(services, params, context));
  router.read(contract.getReportStatus, async ({ params }, { actor }) => ({
    status: (await getVisibleReport(db, actor, params.id)).status,
  }));
};

const changingRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  const ready = async ({ body }: { body: ReportBody }, { caller }: CallContext) => prepareBody(services, caller, body);
  const readyById = async (
    { params, body }: { params: { id: number }; body: ReportBody },
    context: CallContext,
  ): Promise<PreparedReport> => {
    const normalized = await prepareBody(services, context.caller, body);
    return {
      id: params.id,
      body: normalized,
      cleaned: await cleanAttached(services, { id: params.id, body: normalized }, context),
    };
  };

  router.writePrepared(contract.createReportDraft, ready, (tx, normalized, context) =>
    createReportDraft(tx, services, normalized, context),
  );
  router.writePrepared(contract.updateReportDraft, readyById, (tx, input, context) =>
    updateReportDraft(tx, services, input, context),
  );
  router.writePrepared(contract.submitNewReport, ready, (tx, normalized, context) =>
    submitNewReport(tx, services, normalized, context),
  );
  router.writePrepared(contract.submitReportDraft, readyById, (tx, input, context) =>
    submitReportDraft(tx, services, input, context),
  );
  router.writePrepared(contract.changeReport, readyById, (tx, input, context) =>
    changeReport(tx, services, input, context),
  );
  router.write(contract.deleteReport, (tx, { params }, context) => deleteReport(tx, services, params, context));
};

const fileRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  router.writePrepared(
    contract.uploadReportFiles,
    ({ params }, context) => cleanUpload(services, params, context),
    (tx, upload, context) => attachFiles(tx, services, upload, context),
  );
  router.write(contract.deleteReportFile, (tx, { params }, context) => removeFile(tx, services, params, context));
  router.read(contract.downloadReportFile, ({ params }, context) => openFile(services, params, context));
  router.read(contract.downloadReportZip, ({ params }, context) => openZip(services, params, context));
};

export const safetyRoutes = (given: Router<SafetyTables>, services: SafetyRouteServices): void => {
  const router = redactedRouter(given, services);
  catalogueRoutes(router);
  readingRoutes(router, services);
  changingRoutes(router, services);
  fileRoutes(router, services);
  classificationRoutes(router, services);
  reportCaseRoutes(router, services);
  listingRoutes(router, services);
  dutyRoutes(router, services);
  router.read(contract.getFilingSheet, (input, context) => answerSheet(services, input, context));
  relationRoutes(router, services);
  feedbackRoutes(router, services);
  dialogueRoutes(router, services);
  // The ids in other families of paths are not those of reports.
  actionRoutes({ reports: router, investigations: given, hazards: given }, services);
  myActionRoutes(given, services);
  investigationRoutes(given, services);
  hazardRoutes(given, services);
  lessonRoutes(given, services);
  analysisRoutes({ reports: router, others: given }, services);
};
