import type { Report } from '@portal/contract/safety';
import { reportWords } from '@portal/contract/safety';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { PageHeader } from '../../../ui/page/header.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { ReportStatusBadge } from '../report/status-badge.tsx';
import { dayOf, departmentText, reporterText } from '../report/who.ts';
import { reportViewWords } from './report-view.words.ts';
import classes from './styles.module.css';

/** What the report is, from whom and when. */
export const ViewHeader = ({ report, actions }: { report: Report; actions: ReactNode }) => {
  const { t } = useTranslation();
  const { reportNo, reportDate, completedDate, isConfidential, subject, investigation } = report;
  const facts = [
    isConfidential ? t(reportViewWords.confidential) : `${reporterText(report)} · ${departmentText(report)}`,
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
