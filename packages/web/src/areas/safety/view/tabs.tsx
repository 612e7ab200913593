import type { Report } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { bringForm } from '../../../ui/form/bring.ts';
import { late } from '../../../ui/late/part.tsx';
import type { Tab } from '../../../ui/tabs/by-hash.tsx';
import { ReportDetails } from './details.tsx';

const ClassificationTab = late(async () => {
  const [tab] = await Promise.all([import('../classification/tab.tsx'), bringForm()]);
  return tab;
});

/** The tabs of a report: those for which the record holds what they show (spec 3, Report detail). */
export const useReportTabs = (report: Report): Tab[] => {
  const { t } = useTranslation();
  const details = {
    key: 'reportDetails',
    label: t('safety.report.tab.reportDetails'),
    content: <ReportDetails report={report} />,
  };
  const classification = {
    key: 'classification',
    label: t('safety.report.tab.classification'),
    content: <ClassificationTab report={report} />,
    stays: report.can.classify === true,
  };
  // Of a child the case is told by its main report.
  const isToldCase = report.classification !== undefined && (report.parentReportId ?? null) === null;
  return [details, ...(isToldCase ? [classification] : [])];
};
