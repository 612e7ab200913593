import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/news.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { PageSection } from '../../../ui/page/panel.tsx';
import { awaitingQuery } from './api.ts';
import { HomeReports } from './rows.tsx';

/** The reports that wait for my assessment; nothing for one who was asked for none. */
const AwaitingAssessments = () => {
  const { t } = useTranslation();
  const { data: page, latest, takeLatest } = useListPage(awaitingQuery);
  // Where nothing stood, nothing moves under the pointer.
  const shown = page?.items.length === 0 ? latest : page;
  if (shown === undefined || shown.items.length === 0) return null;
  const news = (
    <ListNews
      shown={shown}
      latest={latest}
      idOf={({ id }) => id}
      words={(count) => t('safety.list.news', { count })}
      onTake={takeLatest}
    />
  );
  return (
    <PageSection id="home-assessments" heading={t('safety.home.awaiting')} link={news}>
      <HomeReports label={t('safety.home.awaiting')} rows={shown.items} tab="riskAnalysis" />
    </PageSection>
  );
};

export default AwaitingAssessments;
