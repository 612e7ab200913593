import { enforce } from '@portal/contract/kernel';
import { type ClosingBody, caseRules, closingWord, type Report } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { refreshStatus, setCompleted } from '../../case/status.queries.ts';
import { writeClosing, writeReopening } from '../../case/write-to-reporter.ts';
import { withdrawReporterWrote } from '../../dialogue/notify-of-dialogue.ts';
import type { SafetyContext, SafetyServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { takeBackUnmanaged } from '../classification.queries.ts';
import { auditUnderOwnName, finishReport } from '../finish-report-change.ts';
import { updateReport } from '../report.queries.ts';
import { stateOf } from '../report.view.ts';
import { lockReport } from '../report-access.ts';

/** Closes the case of a report, with its children. */
export const completeReport = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { id, body }: { id: number; body: ClosingBody },
  context: SafetyContext,
): Promise<Report> => {
  const { actor, ifMatch } = context;
  const before = await lockReport(tx, context, id);
  enforce(caseRules.complete(actor, stateOf(before)));
  requireVersion(before, ifMatch);
  await setCompleted(tx, id, clock());
  await updateReport(tx, id, {});
  await refreshStatus(tx, id);
  for (const reportId of await writeClosing(tx, id, closingWord(body), actor.employeeId))
    await withdrawReporterWrote(tx, reportId);
  const report = await finishReport(tx, actor, id);
  await auditUnderOwnName(
    tx,
    clock,
    { actor, reportId: id },
    { action: 'complete', before: { status: before.status }, after: { status: report.status } },
  );
  return report;
};

/** Reopens a closed case, which needs management from now on; everything except its end stays. */
export const reopenReport = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { id }: { id: number },
  context: SafetyContext,
): Promise<Report> => {
  const { actor, ifMatch } = context;
  const before = await lockReport(tx, context, id);
  enforce(caseRules.reopen(actor, stateOf(before)));
  requireVersion(before, ifMatch);
  await setCompleted(tx, id, null);
  await takeBackUnmanaged(tx, id, { by: actor.employeeId, at: clock() });
  await updateReport(tx, id, {});
  await writeReopening(tx, id, await refreshStatus(tx, id, true), actor.employeeId);
  const report = await finishReport(tx, actor, id);
  await auditUnderOwnName(
    tx,
    clock,
    { actor, reportId: id },
    { action: 'reopen', before: { status: before.status }, after: { status: report.status } },
  );
  return report;
};
