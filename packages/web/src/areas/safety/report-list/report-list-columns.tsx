import type { ReportRow } from '@portal/contract/safety';
import { reportWords } from '@portal/contract/safety';
import { type Message, useTranslation } from '../../../platform/i18n.ts';
import type { Column } from '../../../ui/table/column.ts';
import { fieldText } from '../report/report-fields.ts';
import { ReportStatusBadge } from '../report/report-status-badge.tsx';
import { dayOf, departmentText, eventDay, reporterText } from '../report/report-who.ts';
import { RiskPair } from '../risk/risk-badge.tsx';
import { reportListWords } from './report-list.words.ts';
import { References } from './report-references.tsx';
import { RowExtras } from './report-row-extras.tsx';

type Shape = Omit<Column<ReportRow>, 'key' | 'header'> & { header: Message };

const DAY_WIDTH = 82;

const shapes = {
  reportNo: {
    header: reportWords.field.report.reportNo,
    cell: (row) => row.reportNo ?? '–',
    width: 116,
    from: 'narrow',
    card: 'over',
  },
  noNumber: { header: reportWords.field.report.reportNo, cell: () => '–', width: 116, from: 'narrow' },
  status: {
    header: reportWords.field.report.status,
    cell: (row) => <ReportStatusBadge status={row.status} wraps />,
    width: 118,
    card: 'corner',
  },
  field: { header: reportListWords.field, cell: fieldText, width: 90, from: 'wide' },
  subject: { header: reportWords.field.report.subject, cell: (row) => <RowExtras row={row} />, card: 'title' },
  eventDate: {
    header: reportListWords.eventDate,
    cell: (row) => eventDay(row) ?? '–',
    width: DAY_WIDTH,
    from: 'medium',
  },
  department: { header: reportWords.field.report.department, cell: departmentText, width: 78, from: 'widest' },
  reporter: { header: reportWords.field.report.reporter, cell: reporterText, width: 78, from: 'wide' },
  reportDate: {
    header: reportWords.field.report.reportDate,
    cell: (row) => dayOf(row.reportDate) ?? '–',
    width: DAY_WIDTH,
    from: 'full',
  },
  risk: {
    header: reportListWords.risk,
    cell: (row) => <RiskPair initial={row.initialRisk} residual={row.residualRisk} />,
    width: 92,
    from: 'narrow',
  },
  references: {
    header: reportListWords.references,
    cell: (row) => <References row={row} />,
    width: 64,
    from: 'full',
  },
} as const satisfies Record<string, Shape>;

type Name = keyof typeof shapes;

const common = ['subject', 'eventDate', 'department', 'reporter', 'reportDate'] as const satisfies readonly Name[];

/** The columns of the drafts, of reports, and of reports for those who are told their risk. */
export const columnNames = {
  drafts: ['noNumber', 'field', ...common],
  reports: ['reportNo', 'status', 'field', ...common],
  withRisk: ['reportNo', 'status', 'field', ...common, 'risk', 'references'],
} as const satisfies Record<string, readonly Name[]>;

/** Where the risk is told, what else tells a day waits for more room than a title needs. */
const besideRisk: Partial<Record<Name, Pick<Shape, 'from'>>> = { reportDate: { from: 'ample' } };

export const useColumns = (names: readonly Name[]): Column<ReportRow>[] => {
  const { t } = useTranslation();
  const tellsRisk = names.includes('risk');
  return names.map((name) => {
    const { header, ...shape } = shapes[name];
    return { ...shape, ...(tellsRisk && besideRisk[name]), key: name, header: t(header) };
  });
};
