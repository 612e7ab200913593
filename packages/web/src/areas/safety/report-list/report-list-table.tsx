import type { ReportRow } from '@portal/contract/safety';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { TableShape } from '../../../ui/table/column.ts';
import { prefetchReport } from '../report/report.queries.ts';
import { fieldText } from '../report/report-fields.ts';
import { eventDay, reporterAndDay } from '../report/report-texts.ts';
import { RiskPair } from '../risk/risk-badge.tsx';
import { countsQuery } from '../safety.queries.ts';
import classes from './report-list.module.css';
import type { ReportSearch } from './report-list.queries.ts';
import { columnNames, ReportReferences, useReportColumns } from './report-list-columns.tsx';

/** Risk and references are only in the rows of those who may read them. */
const showsRisk = (rows: readonly ReportRow[] | undefined): boolean =>
  rows?.some(({ initialRisk }) => initialRisk !== undefined) === true;

const CardLine = ({ row }: { row: ReportRow }) => (
  <span className={classes.cardLine}>
    <span>{reporterAndDay(row)}</span>
    {row.initialRisk !== undefined && <RiskPair initial={row.initialRisk} residual={row.residualRisk} />}
    {row.initialRisk !== undefined && <ReportReferences row={row} />}
  </span>
);

/** How a report looks in any table. */
export const reportShape = {
  idOf: ({ id }: ReportRow) => id,
  nameOf: ({ subject, reportNo }: ReportRow) => subject ?? reportNo ?? '–',
  cardLine: (row: ReportRow) => <CardLine row={row} />,
};

/** A row of a submitted report; its record is prefetched while the pointer is on it. */
export const useReportTable = (rows: readonly ReportRow[] | undefined, search: ReportSearch): TableShape<ReportRow> => {
  const queryClient = useQueryClient();
  const { data: counts } = useQuery(countsQuery);
  // The safety office opens the reports of its lists one after the other.
  const state = counts?.can.classifyReports === true ? { triage: 'list' as const } : {};
  // What these lists are filtered by is read there.
  const hash = search.hasNews === true || search.awaitsReply === true ? 'dialogue' : '';
  return {
    ...reportShape,
    columns: useReportColumns(showsRisk(rows) ? columnNames.withRisk : columnNames.reports),
    linkOf: ({ id }) => linkOptions({ to: '/esms/report/view/$id', params: { id: String(id) }, search, hash, state }),
    onIntent: ({ id }) => void prefetchReport(queryClient, id),
  };
};

/** The line of a draft below its title: field and day. */
const draftLine = (row: ReportRow): string => [fieldText(row), eventDay(row)].filter(Boolean).join(' · ') || '–';

/** A row of a draft, which links to its form. */
export const useDraftTable = (): TableShape<ReportRow> => ({
  ...reportShape,
  cardLine: draftLine,
  columns: useReportColumns(columnNames.drafts),
  linkOf: ({ id }) => linkOptions({ to: '/esms/report/view/draft/$id', params: { id: String(id) } }),
});
