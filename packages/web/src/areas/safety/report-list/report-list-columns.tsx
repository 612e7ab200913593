import type { Words } from '@portal/contract/kernel';
import { type ReportRow, reportWords } from '@portal/contract/safety';
import {
  IconBuildingBank,
  IconLink,
  IconLock,
  IconMessageQuestion,
  IconUser,
  IconZoomCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { type Message, useTranslation } from '../../../platform/i18n.ts';
import { Snippet } from '../../../ui/look/snippet.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { fieldText } from '../report/report-fields.ts';
import { ReportStatusBadge } from '../report/report-status-badge.tsx';
import { dayOf, departmentText, eventDay, reporterText } from '../report/report-texts.ts';
import { reportTextsWords } from '../report/report-texts.words.ts';
import { RiskPair } from '../risk/risk-badge.tsx';
import classes from './report-list.module.css';
import { reportListWords } from './report-list.words.ts';

type Reference = { icon: TablerIcon; words: Words; holds: (row: ReportRow) => boolean };

const isRelated = ({ relatedReportsCount = 0, parentReportId }: ReportRow): boolean =>
  relatedReportsCount > 0 || (parentReportId ?? null) !== null;

const references: readonly Reference[] = [
  { icon: IconMessageQuestion, words: reportListWords.reference.feedback, holds: (row) => row.requestFeedback },
  {
    icon: IconBuildingBank,
    words: reportListWords.reference.authority,
    holds: (row) => row.reportToAuthority === true,
  },
  {
    icon: IconZoomCheck,
    words: reportListWords.reference.investigation,
    holds: (row) => row.hasInvestigation === true,
  },
  { icon: IconLink, words: reportListWords.reference.related, holds: isRelated },
];

/** What hangs together with a report, by signs. */
export const ReportReferences = ({ row }: { row: ReportRow }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.references}>
      {references
        .filter(({ holds }) => holds(row))
        .map(({ icon: Icon, words }) => (
          <span key={words.en} role="img" aria-label={t(words)} title={t(words)}>
            <Icon size={16} aria-hidden />
          </span>
        ))}
    </span>
  );
};

/** Next to the subject: that it is one's own, that it is confidential, and how many reports are related to it, for those who may read that. */
export const ReportMarks = ({ row }: { row: ReportRow }) => {
  const { t } = useTranslation();
  const { isConfidential, isMine, relatedReportsCount: count = 0 } = row;
  return (
    <span className={classes.extras}>
      {isMine && (
        <span role="img" aria-label={t(reportListWords.own)} title={t(reportListWords.own)}>
          <IconUser size={14} aria-hidden />
        </span>
      )}
      {isConfidential && (
        <span role="img" aria-label={t(reportListWords.confidential)} title={t(reportListWords.confidential)}>
          <IconLock size={14} aria-hidden />
        </span>
      )}
      {count > 0 && (
        <span
          role="img"
          aria-label={t(reportListWords.related, { count })}
          title={t(reportListWords.related, { count })}
        >
          <IconLink size={14} aria-hidden />
          {count}
        </span>
      )}
    </span>
  );
};

/** What surrounds the words of a search of contents. */
const RowSnippet = ({ row: { snippet, snippetCut } }: { row: ReportRow }) =>
  snippet ? (
    <span className={classes.snippet} data-below-name>
      <Snippet parts={snippet} cut={snippetCut} />
    </span>
  ) : null;

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
  // A draft has no number yet, only the kind that will stand in it.
  noNumber: {
    header: reportWords.field.report.reportNo,
    cell: ({ reportType }) => reportType,
    width: 116,
    from: 'narrow',
    card: 'over',
  },
  status: {
    header: reportWords.field.report.status,
    cell: (row) => <ReportStatusBadge status={row.status} wraps />,
    width: 118,
    card: 'corner',
  },
  field: { header: reportTextsWords.field, cell: fieldText, width: 90, grow: 0.2, from: 'wide' },
  subject: {
    header: reportWords.field.report.subject,
    cell: (row) => (
      <>
        <ReportMarks row={row} />
        <RowSnippet row={row} />
      </>
    ),
    card: 'title',
  },
  eventDate: {
    header: reportListWords.eventDate,
    cell: (row) => eventDay(row) ?? '–',
    width: DAY_WIDTH,
    from: 'medium',
  },
  department: {
    header: reportWords.field.report.department,
    cell: departmentText,
    width: 78,
    grow: 0.2,
    from: 'widest',
  },
  reporter: { header: reportWords.field.report.reporter, cell: reporterText, width: 78, grow: 0.1, from: 'wide' },
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
    cell: (row) => <ReportReferences row={row} />,
    width: 64,
    from: 'full',
  },
} as const satisfies Record<string, Shape>;

type Name = keyof typeof shapes;

const common = ['subject', 'eventDate', 'department', 'reporter', 'reportDate'] as const satisfies readonly Name[];

/** The columns of the drafts, of reports, and of reports for those who may read their risk. */
export const columnNames = {
  drafts: ['noNumber', 'field', ...common],
  reports: ['reportNo', 'status', 'field', ...common],
  withRisk: ['reportNo', 'status', 'field', ...common, 'risk', 'references'],
} as const satisfies Record<string, readonly Name[]>;

/** With the risk shown, the day of the report needs a wider table. */
const withRisk: Partial<Record<Name, Pick<Shape, 'from'>>> = { reportDate: { from: 'ample' } };

export const useReportColumns = (names: readonly Name[]): Column<ReportRow>[] => {
  const { t } = useTranslation();
  const hasRisk = names.includes('risk');
  return names.map((name) => {
    const { header, ...shape } = shapes[name];
    return { ...shape, ...(hasRisk && withRisk[name]), key: name, header: t(header) };
  });
};
