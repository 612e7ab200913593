import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import type { RowLink } from '../../../ui/table/column.ts';
import { awaitingQuery } from './safety-home.queries.ts';
import { safetyHomeWords } from './safety-home.words.ts';
import { WaitingReports } from './safety-waiting.tsx';

const linkOf = ({ id }: { id: number }): RowLink =>
  linkOptions({ to: '/esms/report/view/$id', params: { id: String(id) }, hash: 'riskAnalysis' });

/** The reports that wait for my assessment; nothing for one who was asked for none. */
export const AwaitingAssessments = () => {
  const { t } = useTranslation();
  return (
    <WaitingReports
      name="assessments"
      heading={t(safetyHomeWords.desk.awaiting)}
      query={awaitingQuery}
      most={10}
      linkOf={linkOf}
    />
  );
};
