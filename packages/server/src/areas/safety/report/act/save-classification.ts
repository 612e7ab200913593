import type { Actor } from '@portal/contract/identity';
import { enforce, Problem, requireValid } from '@portal/contract/kernel';
import {
  type Classification,
  type ClassificationBody,
  caseRules,
  checkClassification,
  type NormalizedClassification,
  normalizeClassification,
  readCase,
} from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { refreshStatus } from '../../case/status.queries.ts';
import { refreshDuty } from '../../duty/refresh-duty.ts';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { insertClassification, updateClassification } from '../classification.queries.ts';
import { viewClassification } from '../classification.view.ts';
import { auditUnderOwnName } from '../finish-report-change.ts';
import type { FullReport } from '../report.queries.ts';
import { factsOf, stateOf } from '../report.view.ts';
import { getVisibleReport, lockReport } from '../report-access.ts';

type Input = { id: number; body: ClassificationBody };

/** Answers the classification of a report to a caller who may read its case. */
export const getClassification = async (
  db: Db<SafetyTables>,
  actor: Actor,
  id: number,
): Promise<Classification | null> => {
  const report = await getVisibleReport(db, actor, id);
  enforce(readCase(actor, factsOf(report)));
  const { classification } = report.case;
  return classification && viewClassification(classification);
};

/** Finds and locks a report that the actor may classify now. */
const lockToClassify = async (tx: Tx<SafetyTables>, id: number, context: SafetyContext): Promise<FullReport> => {
  const report = await lockReport(tx, context, id);
  enforce(caseRules.classify(context.actor, stateOf(report)));
  return report;
};

const requireValidBody = (body: ClassificationBody): NormalizedClassification => {
  const normalized = normalizeClassification(body);
  requireValid(checkClassification(normalized));
  return normalized;
};

/** Updates the status and the audit trail, and answers the saved classification. */
const finish = async (
  tx: Tx<SafetyTables>,
  { clock, databaseClock }: SafetyServices,
  reportId: number,
  { actor }: SafetyContext,
): Promise<Classification> => {
  const status = await refreshStatus(tx, reportId);
  await refreshDuty(tx, { databaseClock }, reportId, { source: 'Proposal', actorId: actor.employeeId });
  const { case: after } = await getVisibleReport(tx, actor, reportId);
  if (!after.classification) throw new Error('the classification that was just saved was not found');
  const { event_type, report_to_authority, is_unmanaged } = after.classification;
  const audited = { status, eventType: event_type, reportToAuthority: report_to_authority, isUnmanaged: is_unmanaged };
  await auditUnderOwnName(tx, clock, { actor, reportId }, { action: 'classify', after: audited });
  return viewClassification(after.classification);
};

/** Classifies a report; raises `changed-meanwhile` if it is classified already. */
export const createClassification = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: Input,
  context: SafetyContext,
): Promise<Classification> => {
  const report = await lockToClassify(tx, id, context);
  if (report.case.classification) throw new Problem('changed-meanwhile');
  const saved = { by: context.actor.employeeId, at: services.clock() };
  await insertClassification(tx, id, requireValidBody(body), saved);
  return finish(tx, services, id, context);
};

/** Replaces the classification of a report. */
export const changeClassification = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: Input,
  context: SafetyContext,
): Promise<Classification> => {
  const { classification } = (await lockToClassify(tx, id, context)).case;
  if (!classification) throw new Problem('not-found');
  requireVersion(classification, context.ifMatch);
  const saved = { by: context.actor.employeeId, at: services.clock() };
  await updateClassification(tx, id, requireValidBody(body), saved);
  return finish(tx, services, id, context);
};
