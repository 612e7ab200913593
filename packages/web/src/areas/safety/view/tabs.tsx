import { type CaseTab, isTabLocked, type Report } from '@portal/contract/safety';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Tab } from '../../../ui/tabs/by-hash.tsx';
import { ActionPanel } from '../actions/panel.tsx';
import { written } from '../cases/kept/left.ts';
import { useWritten, Watched } from '../cases/kept/written.tsx';
import ClassificationTab from '../classification/tab.tsx';
import FeedbackTab from '../feedback/tab.tsx';
import RelatedTab from '../related/tab.tsx';
import RiskTab from '../risk/tab.tsx';
import { ReportDetails } from './details.tsx';
import { reportViewWords } from './report-view.words.ts';

/**
 * The tabs of a report: those for which the record holds what they show (rules/safety.md#tabs). Whoever writes in one keeps
 * it and what was typed there, whatever somebody makes of the report meanwhile.
 */
export const useReportTabs = (report: Report): Tab[] => {
  const { t } = useTranslation();
  const { id, status, classification, parentReportId } = report;
  const { isWritten, onWritten } = useWritten({
    classification: written.classification(id),
    riskAnalysis: written.hazard({ family: 'reports', id }),
  });
  const caseNow = { status, isUnmanaged: classification?.isUnmanaged === true };
  // What was closed as one that needs no management says so on each tab.
  const isSetAside = isTabLocked('classification', caseNow);
  const caseTab = (key: CaseTab, content: ReactNode, stays: boolean): Tab => ({
    key,
    label: t(reportViewWords.tab[key]),
    content: (
      <Watched tab={key} onWritten={onWritten}>
        {content}
      </Watched>
    ),
    stays: stays || isWritten(key),
    locked:
      isTabLocked(key, caseNow) && !isWritten(key)
        ? t(reportViewWords.locked[isSetAside ? 'classification' : key])
        : undefined,
  });
  const details: Tab = {
    key: 'reportDetails',
    label: t(reportViewWords.tab.reportDetails),
    content: <ReportDetails report={report} />,
  };
  const related: Tab = {
    key: 'relationReports',
    label: t(reportViewWords.tab.relationReports),
    content: <RelatedTab report={report} />,
  };
  const { seeRelated, answer, classify, hazard, assignActions } = report.can;
  const feedback = caseTab('feedback', <FeedbackTab report={report} />, answer === true);
  // What was answered, or may be, is open whatever the case says.
  if (report.feedbackAnswered || answer === true) feedback.locked = undefined;
  const isChild = (parentReportId ?? null) !== null;
  // Of a child the case is told by its main report.
  const isTold = classification !== undefined && !isChild;
  const isAsked = report.isMine && report.requestFeedback;
  return [
    ...(seeRelated === true ? [related] : []),
    details,
    ...(isTold || isWritten('classification')
      ? [caseTab('classification', <ClassificationTab report={report} />, classify !== undefined)]
      : []),
    ...(isTold || isWritten('riskAnalysis')
      ? [caseTab('riskAnalysis', <RiskTab report={report} />, hazard !== undefined)]
      : []),
    ...(report.seesActions && !isChild
      ? [caseTab('mitigation', <ActionPanel of={{ family: 'reports', id: report.id }} assign={assignActions} />, false)]
      : []),
    ...(isAsked || (seeRelated === true && !isChild) || isWritten('feedback') ? [feedback] : []),
  ];
};
