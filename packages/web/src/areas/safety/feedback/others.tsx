import type { ReportRow } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageSection } from '../../../ui/page/panel.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useWritten, Watched } from '../cases/kept/written.tsx';
import { useColumns } from '../list/columns.tsx';
import { reportShape } from '../list/table.tsx';
import { reportQuery } from '../report/api.ts';
import { whoAndWhen } from '../report/who.ts';
import { askingQuery } from './api.ts';
import { feedbackWords } from './feedback.words.ts';
import { FeedbackItem } from './item.tsx';
import classes from './styles.module.css';

/** Another report's item in its place; each report is answered for itself. */
const Other = ({ id, isReleased }: { id: number; isReleased: boolean }) => {
  const { t } = useTranslation();
  const { data: report, error, refetch } = useQuery({ ...reportQuery(id), refetchOnWindowFocus: 'always' });
  if (error && !report) return <FailureNote error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.other}>
      {isReleased && <Notice title={t(feedbackWords.released.title)}>{t(feedbackWords.released.message)}</Notice>}
      {report ? <FeedbackItem report={report} /> : <p aria-busy>{t(uiWords.loading)}</p>}
    </div>
  );
};

const useAskingColumns = (): Column<ReportRow>[] => {
  const { t } = useTranslation();
  const told = useColumns(['reportNo', 'subject', 'department', 'reporter', 'reportDate']);
  const answered = (row: ReportRow) => (
    <StatusBadge status={row.feedbackAnswered ? 'ok' : 'wait'}>
      {t(row.feedbackAnswered ? feedbackWords.answered : feedbackWords.unanswered)}
    </StatusBadge>
  );
  const column = { key: 'answered', header: t(feedbackWords.state), width: 96, card: 'corner' } as const;
  return [...told, { ...column, cell: answered }];
};

/** The others of the group that ask; each opens in place. One that is released stays while an answer is written in it. */
export const OtherFeedback = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<readonly ReportRow[]>([]);
  const { isWritten, onWritten } = useWritten();
  const columns = useAskingColumns();
  const { data: rows, error, refetch } = useQuery(askingQuery(id));
  if (error && !rows) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (rows === undefined) return null;
  const released = open.filter(({ id: row }) => isWritten(String(row)) && !rows.some((other) => other.id === row));
  // Before the others, so that the box keeps its place in the page, and the focus.
  const shown = [...released, ...rows];
  if (shown.length === 0) return null;
  const toggle = (row: number) => {
    const others = open.filter((other) => other.id !== row);
    setOpen(others.length < open.length ? others : [...open, ...shown.filter((other) => other.id === row)]);
  };
  return (
    <PageSection id="feedback-others" heading={t(feedbackWords.others)} link={null}>
      <DataTable
        {...reportShape}
        columns={columns}
        cardLine={whoAndWhen}
        label={t(feedbackWords.others)}
        rows={shown}
        onOpen={(row) => toggle(row.id)}
        expansion={{
          open: new Set(open.map((row) => row.id)),
          onToggle: toggle,
          below: (row) => (
            <Watched tab={String(row.id)} onWritten={onWritten}>
              <Other id={row.id} isReleased={released.includes(row)} />
            </Watched>
          ),
        }}
        empty={null}
      />
    </PageSection>
  );
};
