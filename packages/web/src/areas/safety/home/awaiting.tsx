import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/news.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { PageSection } from '../../../ui/page/panel.tsx';
import { countOf, useWaiting } from '../../../ui/waiting/desk.ts';
import { awaitingQuery } from './api.ts';
import { HomeReports } from './rows.tsx';

const MOST = 10;

/** The reports that wait for my assessment; nothing for one who was asked for none. */
const AwaitingAssessments = () => {
  const { t } = useTranslation();
  const { data: page, isLoading, latest, takeLatest } = useListPage(awaitingQuery);
  // Where nothing stood, nothing moves under the pointer.
  const shown = page?.items.length === 0 ? latest : page;
  const waiting = useWaiting('assessments', { rows: shown?.items, comes: isLoading, total: shown?.total, most: MOST });
  if (shown === undefined || waiting.shown === undefined || waiting.shown.length === 0) return null;
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
    <PageSection id="home-assessments" heading={t('safety.home.awaiting')} link={news} {...countOf(shown)}>
      <HomeReports
        label={t('safety.home.awaiting')}
        rows={waiting.shown}
        linkOf={({ id }) =>
          linkOptions({ to: '/esms/report/view/$id', params: { id: String(id) }, hash: 'riskAnalysis' })
        }
      />
    </PageSection>
  );
};

export default AwaitingAssessments;
