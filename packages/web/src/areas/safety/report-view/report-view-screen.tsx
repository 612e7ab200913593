import { type Report, reportWords } from '@portal/contract/safety';
import { IconLock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notification-read.ts';
import { useViewed } from '../../../platform/unsaved/viewed-records.ts';
import { TabsByHash } from '../../../ui/look/by-hash.tsx';
import { StatusBar } from '../../../ui/look/steps.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { QueueLine } from '../../../ui/queue/queue-bar.tsx';
import { NextInQueue } from '../action/action-selection.ts';
import { useEditMode } from '../case/case-form.ts';
import { useCaseRefetch } from '../case/case-refetch.ts';
import { reportStatusesQuery } from '../catalogue/catalogue.queries.ts';
import { NextInFeedbackQueue, useFeedbackQueue } from '../feedback/feedback-queue.ts';
import { useClosingQueue } from '../my-action/my-action-queue.ts';
import { isSubmitted, reportQuery } from '../report/report.queries.ts';
import { ReportFailure } from '../report/report-failure.tsx';
import { ReportStatusBadge } from '../report/report-status-badge.tsx';
import { dayOf, departmentText, reporterText } from '../report/report-texts.ts';
import { TriageContext } from '../report/report-triage.ts';
import { ReportFormEdit } from '../report-form/report-form-edit.tsx';
import type { ReportSearch } from '../report-list/report-list.queries.ts';
import { safetyKeys } from '../safety.queries.ts';
import { safetyMenuWords } from '../safety-menu.words.ts';
import { useReportQueue } from './report-queue.ts';
import classes from './report-view.module.css';
import { reportViewWords } from './report-view.words.ts';
import { ReportActions } from './report-view-actions.tsx';
import { useReportTabs } from './report-view-tabs.tsx';

/** Number, reporter and time of the report. */
const ViewHeader = ({ report, actions }: { report: Report; actions: ReactNode }) => {
  const { t } = useTranslation();
  const { reportNo, reportDate, completedDate, isConfidential, subject, investigation } = report;
  const facts = [
    isConfidential ? reporterText(report) : `${reporterText(report)} · ${departmentText(report)}`,
    reportDate !== null && t(reportViewWords.reportedOn, { day: dayOf(reportDate) ?? '' }),
    completedDate !== null && t(reportViewWords.closedOn, { day: dayOf(completedDate) ?? '' }),
  ].filter((fact) => fact !== false);
  return (
    <PageHeader
      title={subject ?? reportNo ?? ''}
      over={
        <>
          <span>{reportNo}</span>
          <ReportStatusBadge status={report.status} />
          {isConfidential && (
            <span className={classes.sign}>
              <IconLock size={14} aria-hidden />
              {t(reportWords.field.report.isConfidential)}
            </span>
          )}
          {report.requestFeedback &&
            (report.feedbackAnswered ? (
              <StatusBadge status="ok">{t(reportViewWords.answered)}</StatusBadge>
            ) : (
              <StatusBadge status="neutral">{t(reportWords.field.report.requestFeedback)}</StatusBadge>
            ))}
        </>
      }
      meta={
        <>
          <span>{facts.join(' · ')}</span>
          {investigation && (
            <TextLink to="/esms/investigation/view/$id" params={{ id: String(investigation.id) }}>
              {t(reportViewWords.investigation, { no: investigation.investigationNo })}
            </TextLink>
          )}
        </>
      }
      actions={actions}
    />
  );
};

type ReportLoadedProps = { id: number; children: (report: Report) => ReactNode };

/** Shows a report once it is loaded; it is refetched on focus. */
const ReportLoaded = ({ id, children }: ReportLoadedProps) => {
  const asked = useQuery({
    ...reportQuery(id),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  return (
    <HeldRecord
      result={asked}
      failure={(error) => <ReportFailure error={error} onRetry={() => void asked.refetch()} />}
    >
      {children}
    </HeldRecord>
  );
};

/** The statuses of the catalogue in their order, the present one marked. */
const ReportProgress = ({ report: { status } }: { report: Report }) => {
  const { t } = useTranslation();
  const { data: catalogue } = useQuery(reportStatusesQuery);
  if (catalogue === undefined) return <div className={classes.progress} />;
  return (
    <div className={classes.progress}>
      <StatusBar
        label={t(reportViewWords.progress)}
        steps={catalogue.map(({ value }) => ({ key: value, label: t(reportWords.status[value as Report['status']]) }))}
        now={status}
      />
    </div>
  );
};

/** A link to the list with its page and filters, scrolled to the row of this report. */
const listLink = (id: number, search: ReportSearch) => linkOptions({ to: '/esms/report', search, state: { row: id } });

type Props = { listSearch: ReportSearch };

const View = ({ report, listSearch }: Props & { report: Report }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const back = listLink(report.id, listSearch);
  const closing = useClosingQueue();
  const feedback = useFeedbackQueue(report.id);
  const reports = useReportQueue(report, listSearch);
  // The answer to one's report is marked as read where it is shown (FeedbackTab).
  useOpened('safety/report', report.isMine && report.requestFeedback ? undefined : report.id);
  useCaseRefetch({ family: 'reports', id: report.id });
  // Never its title: of a confidential report it may say who wrote it, and the machine may be shared.
  useViewed({
    href: `/esms/report/view/${report.id}`,
    label: report.reportNo ?? '',
    note: t(safetyMenuWords.heading),
  });
  const { changed, begin, stop } = useEditMode(report);
  const [closes, setCloses] = useState(false);
  const tabs = useReportTabs(report, () => setCloses(true));
  /** After closing or deleting, the next report of a queue, else the list. */
  const leave = async (): Promise<void> => {
    const next = [reports, feedback].find(({ bar }) => bar);
    await (next ? next.leave() : navigate({ ...back, replace: true, ignoreBlocker: true }));
  };
  /** Saving was refused because the report has changed meanwhile. */
  const giveUp = () => {
    void queryClient.invalidateQueries({ queryKey: safetyKeys.report(report.id) });
    stop();
  };
  if (changed)
    return (
      <>
        <BackLink link={back}>{t(reportViewWords.back)}</BackLink>
        <ReportFormEdit
          report={changed}
          onSaved={stop}
          onSavedAsDraft={() => void navigate({ to: '/esms/report/list/draft', ignoreBlocker: true })}
          onCancel={giveUp}
        />
      </>
    );
  return (
    <>
      <QueueLine queue={closing.bar ?? feedback.bar ?? reports.bar}>
        <BackLink link={back}>{t(reportViewWords.back)}</BackLink>
      </QueueLine>
      <ViewHeader
        report={report}
        actions={
          <ReportActions
            report={report}
            onModify={begin}
            onLeave={leave}
            closes={closes}
            onClosing={() => setCloses(false)}
          />
        }
      />
      {report.initialRisk !== undefined && <ReportProgress report={report} />}
      <NextInQueue value={closing.bar && closing.leave}>
        <NextInFeedbackQueue value={feedback.bar && feedback.leave}>
          <TriageContext value={reports.steps}>
            <TabsByHash label={t(reportViewWords.tabs)} tabs={tabs} initial="reportDetails" />
          </TriageContext>
        </NextInFeedbackQueue>
      </NextInQueue>
    </>
  );
};

/** One submitted report, with what its reader may do. */
export const ReportViewScreen = ({ id, listSearch }: Props & { id: number }) => (
  <ReportLoaded id={id}>
    {(report) => isSubmitted(report) && <View report={report} listSearch={listSearch} />}
  </ReportLoaded>
);
