import type { Actor } from '@portal/contract/identity';
import type { AuditAct } from '@portal/contract/kernel';
import { actsAsReporter, type Report } from '@portal/contract/safety';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import { refreshStatus } from '../case/status.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';
import type { FullReport } from './report.queries.ts';
import { stateOf } from './report.view.ts';
import { answerReport } from './report-access.ts';

type ReportAct = Extract<AuditAct<'safety'>, { recordType: 'report' }>;
/** Acts that the reporter may do as such, and acts that only others do. */
type HiddenAct = Extract<ReportAct, { conditions: object }>;
type OpenAct = Exclude<ReportAct, HiddenAct>;
type AuditOf<Act extends ReportAct> = Act extends unknown ? Omit<Act, 'area' | 'recordType' | 'conditions'> : never;

/**
 * Records an act on a report in the audit trail; an act of the reporter is recorded without a name, whether the report
 * is confidential or not.
 */
export const auditReportChange = async (
  tx: Tx<SafetyTables>,
  clock: Clock,
  { actor, reportId, byReporter }: { actor: Actor; reportId: number; byReporter: boolean },
  audit: AuditOf<HiddenAct>,
): Promise<void> =>
  recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'safety',
    recordType: 'report',
    recordId: reportId,
    conditions: { byReporter },
    ...audit,
  });

/** Records an act in another role than the reporter's in the audit trail, with the name of the actor. */
export const auditUnderOwnName = async (
  tx: Tx<SafetyTables>,
  clock: Clock,
  { actor, reportId }: { actor: Actor; reportId: number },
  audit: AuditOf<OpenAct>,
): Promise<void> =>
  recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'safety',
    recordType: 'report',
    recordId: reportId,
    ...audit,
  });

/** Whether the actor changes a report as its reporter. */
export const isReporters = (report: FullReport): boolean => actsAsReporter(stateOf(report));

/**
 * The person whom the notifications of a change exclude: the actor. Nobody if the actor is the reporter of a
 * confidential report, because a missing notification would reveal who it is.
 */
export const actedOn = (report: FullReport, { actor }: { actor: Actor }): { actorId?: number } =>
  report.is_confidential && isReporters(report) ? {} : { actorId: actor.employeeId };

/** Ends every change of a report: updates its status and answers the record. */
export const finishReport = async (tx: Tx<SafetyTables>, actor: Actor, reportId: number): Promise<Report> => {
  await refreshStatus(tx, reportId);
  return answerReport(tx, actor, reportId);
};
