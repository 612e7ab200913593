import type { Report } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Tab } from '../../../ui/tabs/by-hash.tsx';
import { ReportDetails } from './details.tsx';

/** The tabs of a report: those for which the record holds what they show (spec 3, Report detail). */
export const useReportTabs = (report: Report): Tab[] => {
  const { t } = useTranslation();
  return [
    { key: 'reportDetails', label: t('safety.report.tab.reportDetails'), content: <ReportDetails report={report} /> },
  ];
};
