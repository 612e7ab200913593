import { enforce, Problem, requireValid } from '@portal/contract/kernel';
import {
  checkFiling,
  checkVoiding,
  dutyRights,
  type Filing,
  type FilingBody,
  normalizeFiling,
  normalizeVoiding,
  type VoidBody,
} from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { auditUnderOwnName } from '../report/finish-report-change.ts';
import type { FullReport } from '../report/report.queries.ts';
import { lockReport } from '../report/report-access.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { dutyFactsOf } from './duty.view.ts';
import { requireDuty } from './duty-access.ts';
import { type FilingRow, findFiling, insertFiling, setVoided } from './filing.queries.ts';
import { viewFiling } from './filing.view.ts';
import { refreshDuty } from './refresh-duty.ts';

const answer = async (
  tx: Tx<SafetyTables>,
  report: FullReport,
  filingId: number,
  { actor }: SafetyContext,
): Promise<Filing> => {
  const row = await requireFiling(tx, report.id, filingId);
  const duty = await requireDuty(tx, report.id);
  return viewFiling(row, duty.class, { actor, facts: dutyFactsOf(report) });
};

/** Finds a filing of a report or of one of its children; `not-found` for another report's. */
export const requireFiling = async (tx: Tx<SafetyTables>, reportId: number, filingId: number): Promise<FilingRow> => {
  const row = await findFiling(tx, reportId, filingId);
  if (!row) throw new Problem('not-found');
  return row;
};

/** Updates the duty after a filing, and opens it if it was never opened. */
const refresh = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  id: number,
  { actor }: SafetyContext,
): Promise<void> => {
  const event = { source: 'Proposal', opens: true, isTouched: true, actorId: actor.employeeId } as const;
  await refreshDuty(tx, services, id, event);
};

/** Records that a report was filed (rules/safety.md#filings). */
export const recordFiling = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: { id: number; body: FilingBody },
  context: SafetyContext,
): Promise<Filing> => {
  const { actor } = context;
  const report = await lockReport(tx, context, id);
  enforce(dutyRights.file(actor, dutyFactsOf(report)));
  if (report.event_at === null) throw new Error('the submitted report has no event');
  const normalized = normalizeFiling(body);
  const now = await services.databaseClock(tx);
  requireValid(checkFiling(normalized, { eventAt: report.event_at, now }));
  const filingId = await insertFiling(tx, id, normalized, { by: actor.employeeId, at: now });
  await refresh(tx, services, id, context);
  const { recipient, form, filedAt } = normalized;
  const after = { filing: filingId, recipient, form, filedAt: filedAt.toISOString() };
  await auditUnderOwnName(tx, services.clock, { actor, reportId: id }, { action: 'record-filing', after });
  return answer(tx, report, filingId, context);
};

/** Voids an incorrect filing, which stays visible with the reason. */
export const voidFiling = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, filingId, body }: { id: number; filingId: number; body: VoidBody },
  context: SafetyContext,
): Promise<Filing> => {
  const { actor } = context;
  const report = await lockReport(tx, context, id);
  const facts = dutyFactsOf(report);
  enforce(dutyRights.file(actor, facts));
  const filing = await requireFiling(tx, id, filingId);
  enforce(dutyRights.voidFiling(actor, { ...facts, isVoided: filing.voided_at !== null }));
  requireValid(checkVoiding(body));
  const at = await services.databaseClock(tx);
  await setVoided(tx, filingId, { by: actor.employeeId, at, reason: normalizeVoiding(body) });
  await refresh(tx, services, id, context);
  await auditUnderOwnName(
    tx,
    services.clock,
    { actor, reportId: id },
    { action: 'void-filing', before: { filing: filingId } },
  );
  return answer(tx, report, filingId, context);
};
