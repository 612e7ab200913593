import { type CaseTab, isTabLocked, type Report } from '@portal/contract/safety';
import type { ReactNode } from 'react';
import { bringWords, useTranslation } from '../../../platform/i18n.ts';
import { bringForm } from '../../../ui/form/bring.ts';
import { late } from '../../../ui/late/part.tsx';
import type { Tab } from '../../../ui/tabs/by-hash.tsx';
import { safetyActionsWords } from '../actions/words/index.ts';
import { safetyClassificationWords } from '../classification/words/index.ts';
import { safetyFeedbackWords } from '../feedback/words/index.ts';
import { safetyMineWords } from '../my-actions/words/index.ts';
import { safetyRelatedWords } from '../related/words/index.ts';
import { ReportDetails } from './details.tsx';

const ClassificationTab = late(async () => {
  const [tab] = await Promise.all([
    import('../classification/tab.tsx'),
    bringForm(),
    bringWords(safetyClassificationWords),
  ]);
  return tab;
});

const RiskTab = late(async () => {
  const [tab] = await Promise.all([import('../risk/tab.tsx'), bringForm()]);
  return tab;
});

const RelatedTab = late(async () => {
  const [tab] = await Promise.all([import('../related/tab.tsx'), bringWords(safetyRelatedWords)]);
  return tab;
});

const ActionPanel = late(async () => {
  const [{ ActionPanel: panel }] = await Promise.all([
    import('../actions/panel.tsx'),
    bringWords(safetyActionsWords, safetyMineWords),
    bringForm(),
  ]);
  return { default: panel };
});

const FeedbackTab = late(async () => {
  const [tab] = await Promise.all([import('../feedback/tab.tsx'), bringWords(safetyFeedbackWords)]);
  return tab;
});

/** The tabs of a report: those for which the record holds what they show (spec 3, Report detail). */
export const useReportTabs = (report: Report): Tab[] => {
  const { t } = useTranslation();
  const { status, classification, parentReportId } = report;
  const caseNow = { status, isUnmanaged: classification?.isUnmanaged === true };
  // What was closed as one that needs no management says so on each tab.
  const isSetAside = isTabLocked('classification', caseNow);
  const caseTab = (key: CaseTab, content: ReactNode, stays: boolean): Tab => ({
    key,
    label: t(`safety.report.tab.${key}`),
    content,
    stays,
    locked: isTabLocked(key, caseNow) ? t(`safety.report.locked.${isSetAside ? 'classification' : key}`) : undefined,
  });
  const details: Tab = {
    key: 'reportDetails',
    label: t('safety.report.tab.reportDetails'),
    content: <ReportDetails report={report} />,
  };
  const related: Tab = {
    key: 'relationReports',
    label: t('safety.report.tab.relationReports'),
    content: <RelatedTab report={report} />,
  };
  const { seeRelated, seeActions, answer, classify, hazard, assignActions } = report.can;
  const feedback = caseTab('feedback', <FeedbackTab report={report} />, answer === true);
  // What was answered, or may be, is open whatever the case says.
  if (report.feedbackAnswered || answer === true) feedback.locked = undefined;
  const isChild = (parentReportId ?? null) !== null;
  const isAsked = report.isMine && report.requestFeedback;
  return [
    ...(seeRelated === true ? [related] : []),
    details,
    // Of a child the case is told by its main report.
    ...(classification !== undefined && !isChild
      ? [
          caseTab('classification', <ClassificationTab report={report} />, classify === true),
          caseTab('riskAnalysis', <RiskTab report={report} />, hazard === true),
        ]
      : []),
    ...(seeActions === true && !isChild
      ? [caseTab('mitigation', <ActionPanel of={{ family: 'reports', id: report.id }} assign={assignActions} />, false)]
      : []),
    ...(isAsked || (seeRelated === true && !isChild) ? [feedback] : []),
  ];
};
