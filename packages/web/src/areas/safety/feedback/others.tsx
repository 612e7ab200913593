import type { ReportRow } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageSection } from '../../../ui/page/panel.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { useColumns } from '../list/columns.tsx';
import { reportShape } from '../list/table.tsx';
import { reportQuery } from '../report/api.ts';
import { whoAndWhen } from '../report/who.ts';
import { askingQuery } from './api.ts';
import { FeedbackItem } from './item.tsx';
import classes from './styles.module.css';

/** Another report's item in its place; each report is answered for itself. */
const Other = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { data: report, error, refetch } = useQuery(reportQuery(id));
  if (error && !report) return <FailureNote error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.other}>
      {report ? <FeedbackItem report={report} /> : <p aria-busy>{t('ui.loading')}</p>}
    </div>
  );
};

const useAskingColumns = (): Column<ReportRow>[] => {
  const { t } = useTranslation();
  const told = useColumns(['reportNo', 'subject', 'department', 'reporter', 'reportDate']);
  const answered = (row: ReportRow) => (
    <StatusBadge status={row.feedbackAnswered ? 'ok' : 'wait'}>
      {t(row.feedbackAnswered ? 'safetyFeedback.answered' : 'safetyFeedback.unanswered')}
    </StatusBadge>
  );
  const column = { key: 'answered', header: t('safetyFeedback.state'), width: 96, card: 'corner' } as const;
  return [...told, { ...column, cell: answered }];
};

/** The others of the group that ask; each opens in place. */
export const OtherFeedback = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const columns = useAskingColumns();
  const { data: rows, error, refetch } = useQuery(askingQuery(id));
  const toggle = (row: number) =>
    setOpen(new Set(open.has(row) ? [...open].filter((other) => other !== row) : [...open, row]));
  if (error && !rows) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (rows === undefined || rows.length === 0) return null;
  return (
    <PageSection id="feedback-others" heading={t('safetyFeedback.others')} link={null}>
      <DataTable
        {...reportShape}
        columns={columns}
        cardLine={whoAndWhen}
        label={t('safetyFeedback.others')}
        rows={rows}
        onOpen={(row) => toggle(row.id)}
        expansion={{ open, onToggle: toggle, below: (row) => <Other id={row.id} /> }}
        empty={null}
      />
    </PageSection>
  );
};
