import { listReportDrafts, listReports } from '@portal/contract/safety';
import type { Found } from '../../../platform/area.ts';
import { call } from '../../../platform/call.ts';
import { dayOf } from '../report/who.ts';

const FOUND = 5;

/** Reports that one sees, and drafts of one's own, whose subject or number holds the text. */
export const findReports = async (searchText: string, signal: AbortSignal): Promise<Found[]> => {
  const query = { searchText, limit: FOUND };
  const [reports, drafts] = await Promise.all([
    call(listReports, { query }, { signal }),
    call(listReportDrafts, { query }, { signal }),
  ]);
  const found = [
    ...drafts.items.map((row) => ({ row, place: 'view/draft' })),
    ...reports.items.map((row) => ({ row, place: 'view' })),
  ];
  return found.slice(0, FOUND).map(({ row, place }) => ({
    key: `report-${row.id}`,
    label: row.subject ?? '',
    description: [row.reportNo, dayOf(row.reportDate)].filter(Boolean).join(' · '),
    href: `/esms/report/${place}/${row.id}`,
  }));
};
