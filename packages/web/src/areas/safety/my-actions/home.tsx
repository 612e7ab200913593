import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/news.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/panel.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { countOf, useWaiting } from '../../../ui/waiting/desk.ts';
import { useMyActionShape } from './columns.tsx';
import { actionLink } from './links.ts';
import { byUrgency, urgentQuery } from './waiting.ts';

const SHOWN = 5;

/** The actions that I am to take, the most urgent first; nothing for one who has none. */
const ActionsOnHome = () => {
  const { t } = useTranslation();
  const { data, isLoading, latest, takeLatest } = useListPage(urgentQuery('assigned'));
  const shape = useMyActionShape('assigned');
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.length === 0 ? (latest ?? data) : data;
  const rows = page?.items.toSorted(byUrgency);
  const { shown, groupOf } = useWaiting('actions', {
    rows,
    comes: isLoading,
    total: page?.total,
    dueOf: ({ dueDate }) => dueDate,
    most: SHOWN,
  });
  if (page === undefined || rows === undefined || shown === undefined || shown.length === 0) return null;
  const link = (
    <>
      <ListNews
        shown={page}
        latest={latest}
        idOf={shape.idOf}
        words={(count) => t('safetyMine.news', { count })}
        onTake={takeLatest}
      />
      <TextLink to="/esms/myaction" size="sm">
        {t('safetyMine.all')}
      </TextLink>
    </>
  );
  return (
    <PageSection id="home-actions" heading={t('safetyMine.home')} link={link} {...countOf(page)}>
      <DataTable
        {...shape}
        label={t('safetyMine.home')}
        rows={shown}
        groupOf={groupOf}
        linkOf={(row) => ({ ...actionLink(row), state: { queued: 'home' } })}
        empty={null}
      />
    </PageSection>
  );
};

export default ActionsOnHome;
