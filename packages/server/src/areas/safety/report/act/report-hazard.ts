import type { Actor } from '@portal/contract/identity';
import { enforce } from '@portal/contract/kernel';
import { caseRules, type Hazard, type HazardBody, readCase, sourceOfReport } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { findHazard } from '../../case/case-hazard.queries.ts';
import { canThroughCase, viewHazard } from '../../case/case-hazard.view.ts';
import { changeHazard, type HazardCase, registerHazard } from '../../case/save-case-hazard.ts';
import { refreshStatus } from '../../case/status.queries.ts';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import type { FullReport } from '../report.queries.ts';
import { factsOf, stateOf } from '../report.view.ts';
import { getVisibleReport, lockReport } from '../report-access.ts';

type Input = { id: number; body: HazardBody };

const view = async (db: Db<SafetyTables>, actor: Actor, report: FullReport): Promise<Hazard | null> => {
  // A child shows nothing of its case (rules/safety.md#related-reports).
  const row = report.main_id === null ? await findHazard(db, report.id) : undefined;
  return row ? viewHazard(row, canThroughCase(caseRules.hazard(actor, stateOf(report)))) : null;
};

/** Answers the hazard of a report to a caller who may read its case. */
export const getReportHazard = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<Hazard | null> => {
  const report = await getVisibleReport(db, actor, id);
  enforce(readCase(actor, factsOf(report)));
  return view(db, actor, report);
};

const caseOfReport = ({ id, report_no, report_type }: FullReport): HazardCase => ({
  id,
  source: sourceOfReport(report_type),
  report: { id, reportNo: report_no ?? '' },
  investigation: null,
});

/** Finds a report whose hazard the actor may register or change now. */
const lockForHazard = async (tx: Tx<SafetyTables>, id: number, context: SafetyContext): Promise<HazardCase> => {
  const report = await lockReport(tx, context, id);
  enforce(caseRules.hazard(context.actor, stateOf(report)));
  return caseOfReport(report);
};

const finish = async (tx: Tx<SafetyTables>, actor: Actor, id: number): Promise<Hazard> => {
  await refreshStatus(tx, id);
  const hazard = await view(tx, actor, await getVisibleReport(tx, actor, id));
  if (!hazard) throw new Error('the hazard that was just saved was not found');
  return hazard;
};

/** Registers the hazard of a report. */
export const createReportHazard = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { id, body }: Input,
  context: SafetyContext,
): Promise<Hazard> => {
  const ofCase = await lockForHazard(tx, id, context);
  await registerHazard({ tx, clock, actor: context.actor }, ofCase, body);
  return finish(tx, context.actor, id);
};

/** Changes the hazard of a report. */
export const changeReportHazard = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { id, body }: Input,
  context: SafetyContext,
): Promise<Hazard> => {
  const ofCase = await lockForHazard(tx, id, context);
  await changeHazard({ tx, clock, actor: context.actor, ifMatch: context.ifMatch }, ofCase, body);
  return finish(tx, context.actor, id);
};
