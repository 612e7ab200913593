import type { ReportRow } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { TableShape } from '../../../ui/table/column.ts';
import { fieldText } from '../report/report-fields.ts';
import { expectReport } from '../report/report-intent.ts';
import { eventDay, whoAndWhen } from '../report/report-who.ts';
import { RiskPair } from '../risk/risk-badge.tsx';
import classes from './report-list.module.css';
import { columnNames, useColumns } from './report-list-columns.tsx';
import type { ReportSearch } from './report-list-search.ts';
import { References } from './report-references.tsx';

/** Risk and references are told in the rows of those who may know them. */
export const tellsRisk = (rows: readonly ReportRow[] | undefined): boolean =>
  rows?.some(({ initialRisk }) => initialRisk !== undefined) === true;

const CardLine = ({ row }: { row: ReportRow }) => (
  <span className={classes.cardLine}>
    <span>{whoAndWhen(row)}</span>
    {row.initialRisk !== undefined && <RiskPair initial={row.initialRisk} residual={row.residualRisk} />}
    {row.initialRisk !== undefined && <References row={row} />}
  </span>
);

/** How a report looks in any table. */
export const reportShape = {
  idOf: ({ id }: ReportRow) => id,
  nameOf: ({ subject, reportNo }: ReportRow) => subject ?? reportNo ?? '–',
  cardLine: (row: ReportRow) => <CardLine row={row} />,
};

/** How a submitted report looks in a list; the record that a row leads to is fetched while the pointer is on it. */
export const useReportTable = (rows: readonly ReportRow[] | undefined, search: ReportSearch): TableShape<ReportRow> => {
  const queryClient = useQueryClient();
  return {
    ...reportShape,
    columns: useColumns(tellsRisk(rows) ? columnNames.withRisk : columnNames.reports),
    linkOf: ({ id }) => linkOptions({ to: '/esms/report/view/$id', params: { id: String(id) }, search }),
    onIntent: ({ id }) => void expectReport(queryClient, id),
  };
};

/** Of a draft, which is one's own and has no number yet, a card tells what of it is known. */
const draftLine = (row: ReportRow): string => [fieldText(row), eventDay(row)].filter(Boolean).join(' · ') || '–';

/** How a draft looks, which opens where it is written. */
export const useDraftTable = (): TableShape<ReportRow> => ({
  ...reportShape,
  cardLine: draftLine,
  columns: useColumns(columnNames.drafts),
  linkOf: ({ id }) => linkOptions({ to: '/esms/report/view/draft/$id', params: { id: String(id) } }),
});
