import { useTranslation } from '../../../platform/i18n.ts';
import { safetyHomeWords } from './safety-home.words.ts';
import { NewReportsCard } from './safety-new-reports.tsx';

/** Mandatory reports of today, which the law gives hours. */
export const MandatoryToday = () => {
  const { t } = useTranslation();
  return <NewReportsCard name="mandatory-today" heading={t(safetyHomeWords.desk.mandatoryToday)} ofToday most={20} />;
};
