import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { feedbackLink } from '../feedback/feedback-queue.ts';
import { countsQuery } from '../report/report-lookups.queries.ts';
import { askedQuery } from './safety-home.queries.ts';
import { safetyHomeWords } from './safety-home.words.ts';
import { WaitingReports } from './safety-waiting.tsx';

/** The reports whose reporters wait for feedback, for those who may give it. */
export const AskedFeedback = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading, error } = useQuery(countsQuery);
  return (
    <WaitingReports
      name="feedback"
      heading={t(safetyHomeWords.desk.asked)}
      query={{ ...askedQuery(), enabled: counts?.can.seeAssigned === true }}
      isAsked={isLoading}
      notAsked={error}
      most={5}
      linkOf={({ id }) => ({ ...feedbackLink(id), state: { queued: 'home' } })}
    />
  );
};
