import { listReportDrafts, listReports, type ReportRow } from '@portal/contract/safety';
import type { Found } from '../../../platform/area.ts';
import { call } from '../../../platform/call.ts';
import { departmentText, eventDay, reporterText } from '../report/who.ts';

const FOUND = 5;

const foundAt = (path: string, row: ReportRow, told: readonly (string | null)[]): Found => ({
  key: `report-${row.id}`,
  label: row.subject ?? row.reportNo ?? '–',
  description: told.filter(Boolean).join(' · '),
  href: `${path}/${row.id}`,
});

/** Reports that one sees, and one's own drafts, whose subject or number holds the text, and where each is read. */
export const findReports = async (searchText: string, signal: AbortSignal): Promise<Found[]> => {
  const query = { searchText, limit: FOUND };
  const [submitted, drafts] = await Promise.all([
    call(listReports, { query }, { signal }),
    call(listReportDrafts, { query }, { signal }),
  ]);
  return [
    ...submitted.items.map((row) =>
      foundAt('/esms/report/view', row, [row.reportNo, reporterText(row), departmentText(row), eventDay(row)]),
    ),
    ...drafts.items.map((row) => foundAt('/esms/report/view/draft', row, [row.reportType, eventDay(row)])),
  ].slice(0, FOUND);
};
