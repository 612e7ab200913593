import type { ReportRow } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import type { RowLink } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { expectReport } from '../report/report-intent.ts';
import { useColumns } from '../report-list/report-list-columns.tsx';
import { reportShape } from '../report-list/report-list-table.tsx';

type Props = {
  label: string;
  rows: readonly ReportRow[];
  groupOf?: ((row: ReportRow) => string) | undefined;
  /** What a report leads to. */
  linkOf: (row: ReportRow) => RowLink;
};

/** Some reports, away from their list. */
export const HomeReports = ({ label, rows, groupOf, linkOf }: Props) => {
  const queryClient = useQueryClient();
  return (
    <DataTable
      {...reportShape}
      columns={useColumns(['reportNo', 'status', 'subject', 'eventDate', 'reportDate'])}
      label={label}
      rows={rows}
      {...(groupOf ? { groupOf } : {})}
      linkOf={linkOf}
      onIntent={({ id }) => void expectReport(queryClient, id)}
      empty={null}
    />
  );
};
