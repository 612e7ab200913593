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
/** What the reporter may have done as such, and what only others do. */
type HiddenAct = Extract<ReportAct, { conditions: object }>;
type OpenAct = Exclude<ReportAct, HiddenAct>;
type AuditOf<Act extends ReportAct> = Act extends unknown ? Omit<Act, 'area' | 'recordType' | 'conditions'> : never;

/** Tells the trail; whatever is done as the reporter names nobody, be the report confidential or not. */
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

/** Tells the trail what is done to a report in another role than its reporter's: under one's name, like anyone's. */
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

/** Whether what the actor does to a report is done as its reporter. */
export const isReporters = (report: FullReport): boolean => actsAsReporter(stateOf(report));

/**
 * Whom the notices of a change leave out: whoever acted, but nobody where it was the reporter of a confidential report, since a gap
 * would tell who that is.
 */
export const actedOn = (report: FullReport, { actor }: { actor: Actor }): { actorId?: number } =>
  report.is_confidential && isReporters(report) ? {} : { actorId: actor.employeeId };

/** The end of every change of a report: its status follows, and the caller is answered with the record. */
export const finishReport = async (tx: Tx<SafetyTables>, actor: Actor, reportId: number): Promise<Report> => {
  await refreshStatus(tx, reportId);
  return answerReport(tx, actor, reportId);
};
