import { requireBasis, requireValid, type SheetRow, type SheetRun } from '@portal/contract/kernel';
import type { LeaveImportSummary } from '@portal/contract/leave';
import { type LeaveTotal, readLeaveTotals } from '@portal/contract/leave';
import { listEmployeeCodes } from '#areas/directory';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { CommandContext } from '#platform/http/call-context';
import { basisOf } from '#platform/spreadsheet/sheet-basis';
import { lockAllLeave } from '../leave.queries.ts';
import type { LeaveTx } from '../leave-services.ts';
import { listTotals, listUsedDays, saveTotals } from './leave-year.queries.ts';

type Import = { year: number; rows: readonly SheetRow[]; run: SheetRun };

const listPeople = async (tx: LeaveTx, year: number) => {
  const used = await listUsedDays(tx, year);
  const people = await listEmployeeCodes(tx);
  return new Map(people.map(({ id, code, name }) => [code.toLowerCase(), { id, name, usedDays: used.get(id) ?? 0 }]));
};

const summaryOf = (totals: readonly LeaveTotal[], before: ReadonlyMap<number, number>) => {
  const added = totals.filter(({ employeeId }) => !before.has(employeeId)).length;
  const unchanged = totals.filter(({ employeeId, totalDays }) => before.get(employeeId) === totalDays).length;
  return { rows: totals.length, added, unchanged, changed: totals.length - added - unchanged };
};

/**
 * Imports the total days of a year from a spreadsheet, all rows or none; with `dryRun` only returns what it would do.
 * Raises `not-valid` with every invalid row, and `changed-meanwhile` for an outdated basis. Everybody's leave is locked
 * meanwhile, so that no total can fall below the used days (rules/leave.md#import-of-total-days).
 */
export const importLeaveTotals = async (
  tx: LeaveTx,
  { clock }: { clock: Clock },
  { year, rows, run }: Import,
  { actor }: Pick<CommandContext, 'actor'>,
): Promise<LeaveImportSummary> => {
  await lockAllLeave(tx);
  const { problems, totals } = readLeaveTotals(rows, await listPeople(tx, year));
  requireValid(problems);
  const before = await listTotals(tx, year);
  const summary = summaryOf(totals, before);
  const basis = basisOf(totals.map(({ employeeId }) => [employeeId, before.get(employeeId) ?? null]));
  const dryRun = run.dryRun === true;
  if (dryRun) return { ...summary, dryRun, ...(run.wantsBasis && { basis }) };
  requireBasis(run, basis);
  await saveTotals(tx, year, totals);
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'leave',
    action: 'import-totals',
    recordType: 'leave-year',
    recordId: year,
    after: summary,
  });
  return { ...summary, dryRun };
};
