import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf } from '../../../ui/queue/desk.ts';
import { feedbackLink } from '../feedback/feedback-queue.ts';
import { ownQuery } from './safety-home.queries.ts';
import { safetyHomeWords } from './safety-home.words.ts';
import { HomeReports } from './safety-home-rows.tsx';

const SHOWN = 5;

/** My last reports whose feedback was answered; nothing for one who has none. */
export const AnsweredFeedback = () => {
  const { t } = useTranslation();
  const asked = useQuery(ownQuery);
  const { data: page } = asked;
  const place = { id: 'home-answered', heading: t(safetyHomeWords.desk.answered) };
  if (page === undefined) return <PendingSection {...place} asked={asked} />;
  const answered = page.items.filter(({ feedbackAnswered }) => feedbackAnswered);
  if (answered.length === 0) return null;
  const count = countOf({ ...page, total: answered.length, totalCapped: page.items.length < page.total });
  const all = (
    <TextLink to="/esms/report" search={{ myReportOnly: true }} size="sm">
      {t(safetyHomeWords.desk.all)}
    </TextLink>
  );
  return (
    <PageSection {...place} link={all} {...count}>
      <HomeReports
        label={place.heading}
        rows={answered.slice(0, SHOWN)}
        linkOf={({ id }) => ({ ...feedbackLink(id), state: { queued: 'list' } })}
      />
    </PageSection>
  );
};
