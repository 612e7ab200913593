import { enforce, Problem, requireValid } from '@portal/contract/kernel';
import {
  caseRules,
  checkAloneSource,
  checkLinked,
  checkNewHazardSource,
  type Hazard,
  type HazardBody,
  hazardRules,
  readHazards,
  sourceOfReport,
} from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { changeHazard, type HazardCase, registerHazard } from '../case/save-case-hazard.ts';
import { refreshCase } from '../case/status.queries.ts';
import { lockLinkable, makeCase } from '../investigation/investigation-link.queries.ts';
import { stateOf as stateOfReport } from '../report/report.view.ts';
import { getVisibleReport } from '../report/report-access.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { answerHazard, lockHazard } from './hazard-access.ts';

/** The locked case of a report that may get a hazard; raises `report-linked` if it already has one. */
const lockReportCase = async (
  tx: Tx<SafetyTables>,
  { source, report }: HazardBody & { report: { id: number } },
  { actor }: SafetyContext,
): Promise<HazardCase> => {
  const found = await lockLinkable(tx, report.id);
  requireValid(checkLinked(source ?? (found ? sourceOfReport(found.reportType) : 'Others'), found, 'report'));
  const linked = await getVisibleReport(tx, actor, report.id);
  enforce(caseRules.hazard(actor, stateOfReport(linked)));
  if (linked.case.hasHazard) throw new Problem('report-linked');
  return {
    id: report.id,
    source: sourceOfReport(linked.report_type),
    report: { id: report.id, reportNo: linked.report_no ?? '' },
    investigation: null,
  };
};

/** The case of a hazard that is registered in the log: that of its report, or a new one. */
const caseFor = async (tx: Tx<SafetyTables>, body: HazardBody, context: SafetyContext): Promise<HazardCase> => {
  requireValid(checkNewHazardSource(body));
  const { source, report } = body;
  if (report) return lockReportCase(tx, { ...body, report }, context);
  return { id: await makeCase(tx, 'Hazard'), source: source ?? 'Others', report: null, investigation: null };
};

/** Registers a hazard. */
export const createHazard = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  body: HazardBody,
  context: SafetyContext,
): Promise<Hazard> => {
  const { actor } = context;
  enforce(readHazards(actor));
  const ofCase = await caseFor(tx, body, context);
  const id = await registerHazard({ tx, clock, actor }, ofCase, body);
  await refreshCase(tx, ofCase.id);
  return answerHazard(tx, actor, id);
};

/** Changes a hazard by the rules of its case; the case itself never changes. */
export const changeHazardOfLog = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { id, body }: { id: number; body: HazardBody },
  context: SafetyContext,
): Promise<Hazard> => {
  const { actor, ifMatch } = context;
  const { row, state } = await lockHazard(tx, context, id);
  enforce(hazardRules.change(actor, state));
  requireVersion(row, ifMatch);
  const isAlone = row.kind === 'Hazard';
  if (isAlone) requireValid(checkAloneSource(body));
  const source = isAlone ? (body.source ?? row.source) : row.source;
  const ofCase = { id: row.case_id, source, report: row.report, investigation: row.investigation };
  await changeHazard({ tx, clock, actor, ifMatch }, ofCase, body);
  await refreshCase(tx, row.case_id);
  return answerHazard(tx, actor, id);
};
