import type { ReportRow } from '@portal/contract/safety';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { DataTable } from '../../../ui/table/data.tsx';
import { useColumns } from '../list/columns.tsx';
import { reportShape } from '../list/table.tsx';
import { expectReport } from '../report/intent.ts';

type Props = {
  label: string;
  rows: readonly ReportRow[];
  /** The tab of a report that its row leads to. */
  tab: 'riskAnalysis' | 'feedback';
};

/** Some reports, away from their list. */
export const HomeReports = ({ label, rows, tab }: Props) => {
  const queryClient = useQueryClient();
  return (
    <DataTable
      {...reportShape}
      columns={useColumns(['reportNo', 'status', 'subject', 'eventDate', 'reportDate'])}
      label={label}
      rows={rows}
      linkOf={({ id }) => linkOptions({ to: '/esms/report/view/$id', params: { id: String(id) }, hash: tab })}
      onIntent={({ id }) => void expectReport(queryClient, id)}
      empty={null}
    />
  );
};
