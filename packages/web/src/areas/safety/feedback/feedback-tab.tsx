import { type Feedback, type Report, type ReportRow, reportWords } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { use, useContext, useState } from 'react';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { instantText } from '../../../platform/formats.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notification-read.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { InShownTab } from '../../../ui/look/tabs-shown.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { type Message, MessageThread } from '../../../ui/page/messages.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { SelectableText } from '../../../ui/page/selectable-text.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useMe } from '../../identity/index.ts';
import paper from '../case/case-facts.module.css';
import { Facts } from '../case/case-facts.tsx';
import { UnsavedTab, useUnsavedTabs } from '../case/case-unsaved.tsx';
import { reportQuery } from '../report/report.queries.ts';
import { departmentText, reporterAndDay, reporterText } from '../report/report-texts.ts';
import { useReportColumns } from '../report-list/report-list-columns.tsx';
import { reportShape } from '../report-list/report-list-table.tsx';
import classes from './feedback.module.css';
import { feedbackQuery, groupFeedbackQuery } from './feedback.queries.ts';
import { feedbackWords } from './feedback.words.ts';
import { AnswerBox, useAnswerText } from './feedback-answer-box.tsx';

const useFacts = (item: Feedback) => {
  const { t } = useTranslation();
  return [
    { key: 'reporter', label: t(reportWords.field.report.reporter), text: reporterText(item) },
    { key: 'department', label: t(reportWords.field.report.department), text: departmentText(item) },
    {
      key: 'modified',
      label: t(item.answers.length > 0 ? feedbackWords.lastAnswer : feedbackWords.asked),
      text: instantText(item.modifiedDate),
    },
  ];
};

const useAnswers = ({ answers }: Feedback): Message[] => {
  const { employee } = useMe();
  return answers.map(({ id, author, createdDate, content }) => ({
    key: String(id),
    author: nameOf(author),
    note: author.email,
    at: createdDate,
    own: author.id === employee.id,
    text: content,
  }));
};

/** Why nobody can answer now; shown only to people with the right to answer. */
const whyNot = (answer: Report['can']['answer']): string | undefined => {
  if (answer === undefined || answer === true) return undefined;
  return answer === 'wrong-status' ? translate(feedbackWords.notNow) : problemMessage(answer);
};

/** Typed text stays readable when the case has changed meanwhile. */
const StoredFeedback = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { text } = useAnswerText(id);
  return text !== '' && <SelectableText label={t(feedbackWords.answer)} text={text} />;
};

type ItemProps = {
  report: Report;
  /** Begins closing the case after an answer, where it can be closed. */
  onClosing?: (() => void) | undefined;
};

const Item = ({ report, item, onClosing }: ItemProps & { item: Feedback }) => {
  const { t } = useTranslation();
  const facts = useFacts(item);
  const { id, reportNo, can } = report;
  const locked = whyNot(can.answer);
  return (
    <>
      <div className={classes.part}>
        <h2 className={classes.subject}>{item.subject}</h2>
        <Facts facts={facts} />
      </div>
      {item.description !== null && <RichTextView html={item.description} />}
      <div className={classes.part}>
        <h3 className={classes.heading}>{t(feedbackWords.answers, { count: item.answers.length })}</h3>
        <MessageThread
          label={t(feedbackWords.thread)}
          messages={useAnswers(item)}
          empty={t(feedbackWords.noAnswer)}
          composer={can.answer === true && <AnswerBox {...{ id, reportNo, onClosing }} answers={item.answers} />}
          locked={locked}
        />
        {locked !== undefined && <StoredFeedback id={id} />}
      </div>
    </>
  );
};

/** The question of a report, its answers, and a box for people who may answer. */
const FeedbackItem = ({ report, onClosing }: ItemProps) => {
  const { t } = useTranslation();
  const isShown = useContext(InShownTab);
  // Other members of the office may answer at the same time, so people who may answer see their answers.
  const polled = isShown && report.can.answer === true;
  const {
    data: item,
    error,
    refetch,
  } = useQuery({
    ...feedbackQuery(report.id),
    refetchInterval: polled && POLL_MS,
  });
  if (error && item === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (item === undefined) return <p aria-busy>{t(uiWords.loading)}</p>;
  if (item === null) return <EmptyState message={t(feedbackWords.notAsked)} />;
  return <Item {...{ report, item, onClosing }} />;
};

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
  const columns = useReportColumns(['reportNo', 'subject', 'department', 'reporter', 'reportDate']);
  const answered = (row: ReportRow) => (
    <StatusBadge status={row.feedbackAnswered ? 'ok' : 'wait'}>
      {t(row.feedbackAnswered ? feedbackWords.answered : feedbackWords.unanswered)}
    </StatusBadge>
  );
  const column = { key: 'answered', header: t(feedbackWords.state), width: 96, card: 'corner' } as const;
  return [...columns, { ...column, cell: answered }];
};

/** The others of the group that ask; each opens in place. One that is released stays while an answer is written in it. */
const OtherFeedback = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<readonly ReportRow[]>([]);
  const { isUnsaved, onUnsaved } = useUnsavedTabs();
  const columns = useAskingColumns();
  const { data: rows, error, refetch } = useQuery(groupFeedbackQuery(id));
  if (error && !rows) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (rows === undefined) return null;
  const released = open.filter(({ id: row }) => isUnsaved(String(row)) && !rows.some((other) => other.id === row));
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
        cardLine={reporterAndDay}
        label={t(feedbackWords.others)}
        rows={shown}
        onOpen={(row) => toggle(row.id)}
        expansion={{
          open: new Set(open.map((row) => row.id)),
          onToggle: toggle,
          below: (row) => (
            <UnsavedTab tab={String(row.id)} onUnsaved={onUnsaved}>
              <Other id={row.id} isReleased={released.includes(row)} />
            </UnsavedTab>
          ),
        }}
        empty={null}
      />
    </PageSection>
  );
};

/** Questions and answers of this report, and for readers of its group those of the other reports that ask. */
export const FeedbackTab = ({ report, onClosing }: ItemProps) => {
  const isShown = use(InShownTab);
  useOpened('safety/report', report.isMine && report.requestFeedback && isShown ? report.id : undefined);
  return (
    <div className={classes.parts}>
      <article className={paper.paper}>
        <FeedbackItem report={report} onClosing={onClosing} />
      </article>
      {report.can.seeRelated === true && <OtherFeedback id={report.id} />}
    </div>
  );
};
