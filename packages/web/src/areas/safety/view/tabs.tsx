import { type CaseTab, isTabLocked, type Report } from '@portal/contract/safety';
import type { ReactNode } from 'react';
import { bringWords, useTranslation } from '../../../platform/i18n.ts';
import { bringForm } from '../../../ui/form/bring.ts';
import { late } from '../../../ui/late/part.tsx';
import type { Tab } from '../../../ui/tabs/by-hash.tsx';
import { safetyActionsWords } from '../actions/words/index.ts';
import { bringCaseForm } from '../cases/kept/bring.ts';
import { written } from '../cases/kept/left.ts';
import { useWritten, Watched } from '../cases/kept/written.tsx';
import { safetyClassificationWords } from '../classification/words/index.ts';
import { safetyFeedbackWords } from '../feedback/words/index.ts';
import { safetyMineWords } from '../my-actions/words/index.ts';
import { safetyRelatedWords } from '../related/words/index.ts';
import { ReportDetails } from './details.tsx';

const ClassificationTab = late(async () => {
  const [tab] = await Promise.all([
    import('../classification/tab.tsx'),
    bringCaseForm(),
    bringWords(safetyClassificationWords),
  ]);
  return tab;
});

const RiskTab = late(async () => {
  const [tab] = await Promise.all([import('../risk/tab.tsx'), bringCaseForm()]);
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

/**
 * The tabs of a report: those for which the record holds what they show (spec 3, Report detail). Whoever writes in one keeps
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
    label: t(`safety.report.tab.${key}`),
    content: (
      <Watched tab={key} onWritten={onWritten}>
        {content}
      </Watched>
    ),
    stays: stays || isWritten(key),
    locked:
      isTabLocked(key, caseNow) && !isWritten(key)
        ? t(`safety.report.locked.${isSetAside ? 'classification' : key}`)
        : undefined,
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
