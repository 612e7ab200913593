import { isTabLocked, type Report } from '@portal/contract/safety';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { bringForm } from '../../../ui/form/bring.ts';
import { late } from '../../../ui/late/part.tsx';
import type { Tab } from '../../../ui/tabs/by-hash.tsx';
import { ReportDetails } from './details.tsx';

const ClassificationTab = late(async () => {
  const [tab] = await Promise.all([import('../classification/tab.tsx'), bringForm()]);
  return tab;
});

const RiskTab = late(async () => {
  const [tab] = await Promise.all([import('../risk/tab.tsx'), bringForm()]);
  return tab;
});

/** The tabs of a report: those for which the record holds what they show (spec 3, Report detail). */
export const useReportTabs = (report: Report): Tab[] => {
  const { t } = useTranslation();
  const { status, classification, parentReportId } = report;
  const caseNow = { status, isUnmanaged: classification?.isUnmanaged === true };
  const caseTab = (key: 'classification' | 'riskAnalysis', content: ReactNode, stays: boolean): Tab => ({
    key,
    label: t(`safety.report.tab.${key}`),
    content,
    stays,
    locked: isTabLocked(key, caseNow) ? t(`safety.report.locked.${key}`) : undefined,
  });
  const details: Tab = {
    key: 'reportDetails',
    label: t('safety.report.tab.reportDetails'),
    content: <ReportDetails report={report} />,
  };
  // Of a child the case is told by its main report.
  if (classification === undefined || (parentReportId ?? null) !== null) return [details];
  return [
    details,
    caseTab('classification', <ClassificationTab report={report} />, report.can.classify === true),
    caseTab('riskAnalysis', <RiskTab report={report} />, report.can.hazard === true),
  ];
};
