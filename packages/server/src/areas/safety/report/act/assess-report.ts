import type { Actor } from '@portal/contract/identity';
import { type Day, dayInSeoul, enforce, Problem, requireValid } from '@portal/contract/kernel';
import {
  type Assessment,
  type AssessmentBody,
  type AssessorBody,
  assessmentSeqs,
  caseRules,
  readCase,
} from '@portal/contract/safety';
import { listActivePersonIds } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import { type AssessedCase, answerAssessment, changeAssessment, giveAssessment } from '../../case/assess-case.ts';
import {
  type AssessmentRow,
  insertAssessment,
  listAssessments,
  updateAssessment,
} from '../../case/assessment.queries.ts';
import { viewAssessment } from '../../case/assessment.view.ts';
import { refreshStatus } from '../../case/status.queries.ts';
import { notifyOfAssessor } from '../../notification/notify-of-report.ts';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { auditUnderOwnName } from '../finish-report-change.ts';
import type { FullReport } from '../report.queries.ts';
import { factsOf, stateOf } from '../report.view.ts';
import { getVisibleReport, lockReport } from '../report-access.ts';

/** Whether a pending assessment was requested from an employee who has resigned. */
const waitsForLeaver = ({ risk_level, assessor_resigned_on: day }: AssessmentRow, today: Day): boolean =>
  risk_level === null && day !== null && day <= today;

/** Answers the assessments of a report to a caller who may read its case; a child has none of its own. */
export const getReportAssessments = async (
  db: Db<SafetyTables>,
  { actor, today }: { actor: Actor; today: Day },
  id: number,
): Promise<Assessment[] | null> => {
  const report = await getVisibleReport(db, actor, id);
  enforce(readCase(actor, factsOf(report)));
  if (report.main_id !== null) return null;
  const rows = await listAssessments(db, id);
  if (rows.length === 0) return null;
  return rows.map((row) => ({
    ...viewAssessment(row),
    ...(waitsForLeaver(row, today) ? { assessorHasLeft: true } : {}),
  }));
};

const caseFor = (actor: Actor, report: FullReport): AssessedCase => {
  const state = stateOf(report);
  return {
    id: report.id,
    may: (seq) => caseRules.assess(actor, state, seq),
    mayAny: caseRules.assessAny(actor, state),
    seqs: assessmentSeqs,
  };
};

/** Updates the status and the audit trail after an assessment. */
const finish = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { actor }: SafetyContext,
  { id: reportId, given }: { id: number; given: Assessment },
): Promise<Assessment> => {
  const status = await refreshStatus(tx, reportId);
  const { seq, riskLevel } = given;
  if (riskLevel === null) throw new Error('the given assessment has no level');
  const after = { assessment: seq, riskLevel, status };
  await auditUnderOwnName(tx, clock, { actor, reportId }, { action: 'assess', after });
  return given;
};

/** Gives an assessment of a report. */
export const createReportAssessment = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: { id: number; body: AssessmentBody },
  context: SafetyContext,
): Promise<Assessment> => {
  const { actor } = context;
  const ofCase = caseFor(actor, await lockReport(tx, context, id));
  const given = await giveAssessment({ tx, clock: services.clock, actor }, ofCase, body);
  return finish(tx, services, context, { id, given });
};

/** Changes an assessment of a report. */
export const changeReportAssessment = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, raId, body }: { id: number; raId: number; body: AssessmentBody },
  context: SafetyContext,
): Promise<Assessment> => {
  const { actor } = context;
  const ofCase = caseFor(actor, await lockReport(tx, context, id));
  const given = await changeAssessment({ tx, clock: services.clock, actor }, ofCase, raId, body);
  return finish(tx, services, context, { id, given });
};

const requireActive = async (tx: Tx<SafetyTables>, { clock }: SafetyServices, id: number): Promise<void> => {
  const active = await listActivePersonIds(tx, [id], dayInSeoul(clock()));
  requireValid(active.length > 0 ? [] : [{ path: 'assessor', code: 'person-inactive' }]);
};

/** Asks an employee for the second assessment; a previous assessor can no longer see the report because of it. */
export const assignAssessor = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, raId, body }: { id: number; raId: number; body: AssessorBody },
  context: SafetyContext,
): Promise<Assessment> => {
  const { actor } = context;
  const report = await lockReport(tx, context, id);
  enforce(caseRules.assign(actor, stateOf(report)));
  const rows = (await listAssessments(tx, id)).filter((row) => row.seq !== 3);
  if (!rows.some((row) => row.id === raId)) throw new Problem('not-found');
  const assessorId = body.assessor.id;
  await requireActive(tx, services, assessorId);
  const second = rows.find((row) => row.seq === 2);
  if (second?.is_assigned && second.assessor.id === assessorId) throw new Problem('already-assigned');
  const saved = { by: actor.employeeId, at: services.clock() };
  if (second) await updateAssessment(tx, second.id, { assessor_id: assessorId, is_assigned: true }, saved);
  const made = second?.id ?? (await insertAssessment(tx, { caseId: id, seq: 2, riskLevel: null, assessorId }, saved));
  const after = { assessor: assessorId };
  await auditUnderOwnName(tx, services.clock, { actor, reportId: id }, { action: 'assign-assessor', after });
  await notifyOfAssessor(tx, { reportId: id, at: saved.at, actorId: actor.employeeId }, assessorId);
  return answerAssessment(tx, id, made);
};
