import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/news.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { PageSection } from '../../../ui/page/panel.tsx';
import { countOf, useWaiting } from '../../../ui/waiting/desk.ts';
import { feedbackLink, feedbackQueue } from '../feedback/queue.ts';
import { countsQuery } from '../report/lookups.api.ts';
import { askedQuery } from './api.ts';
import { HomeReports } from './rows.tsx';

const MOST = 5;

/** The reports whose reporters wait for feedback, for those who may give it. */
const AskedFeedback = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading: isAsked } = useQuery(countsQuery);
  const { data, isLoading, latest, takeLatest } = useListPage({
    ...askedQuery,
    enabled: counts?.can.seeAssigned === true,
  });
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.length === 0 ? latest : data;
  const { shown } = useWaiting('feedback', {
    rows: page?.items,
    comes: isAsked || isLoading,
    total: page?.total,
    most: MOST,
  });
  if (page === undefined || shown === undefined || shown.length === 0) return null;
  const queue = feedbackQueue(page.items);
  const news = (
    <ListNews
      shown={page}
      latest={latest}
      idOf={({ id }) => id}
      words={(count) => t('safety.list.news', { count })}
      onTake={takeLatest}
    />
  );
  return (
    <PageSection id="home-feedback" heading={t('safety.home.asked')} link={news} {...countOf(page)}>
      <HomeReports label={t('safety.home.asked')} rows={shown} linkOf={({ id }) => feedbackLink(id, queue)} />
    </PageSection>
  );
};

export default AskedFeedback;
