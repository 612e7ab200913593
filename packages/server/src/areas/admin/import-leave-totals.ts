import type { LeaveImportSummary } from '@portal/contract/admin';
import { requireValid, type SheetRow } from '@portal/contract/kernel';
import { type LeaveTotal, readLeaveTotals } from '@portal/contract/leave';
import { listEmployeeCodes } from '#areas/directory';
import { listTotals, listUsedDays, lockAllLeave, saveTotals } from '#areas/leave';
import { recordAudit } from '#platform/audit/audit.queries';
import type { CommandContext } from '#platform/http/call-context';
import type { AdminServices, AdminTx } from './admin-services.ts';

type Import = { year: number; rows: readonly SheetRow[]; dryRun: boolean };

const listPeople = async (tx: AdminTx, year: number) => {
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
 * Takes the total days of a year from the rows of a spreadsheet, all or none; with `dryRun` only says what it would do.
 * Raises `not-valid` naming every bad row. Nobody's leave is booked or completed meanwhile, so that no total can fall
 * below what is used. Source: decisions, admin, Vacations.
 */
export const importLeaveTotals = async (
  tx: AdminTx,
  { clock }: AdminServices,
  { year, rows, dryRun }: Import,
  { actor }: Pick<CommandContext, 'actor'>,
): Promise<LeaveImportSummary> => {
  await lockAllLeave(tx);
  const { problems, totals } = readLeaveTotals(rows, await listPeople(tx, year));
  requireValid(problems);
  const summary = summaryOf(totals, await listTotals(tx, year));
  if (dryRun) return { ...summary, dryRun };
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
