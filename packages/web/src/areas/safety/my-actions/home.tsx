import type { MyAction } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/news.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/panel.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { hasEnded } from '../actions/ended.ts';
import { useMyActionShape } from './columns.tsx';
import { actionLink } from './links.ts';
import { byUrgency, newestQuery } from './newest.ts';

const SHOWN = 5;

const isUnderWay = ({ status }: MyAction): boolean => !hasEnded(status);

/** The actions that I am to take, the most urgent first; nothing for one who has none. */
const ActionsOnHome = () => {
  const { t } = useTranslation();
  const { data, latest, takeLatest } = useListPage(newestQuery('assigned'));
  const shape = useMyActionShape('assigned');
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.some(isUnderWay) ? data : (latest ?? data);
  const rows = page?.items.filter(isUnderWay).toSorted(byUrgency).slice(0, SHOWN) ?? [];
  if (page === undefined || rows.length === 0) return null;
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
    <PageSection id="home-actions" heading={t('safetyMine.home')} link={link}>
      <DataTable {...shape} label={t('safetyMine.home')} rows={rows} linkOf={actionLink} empty={null} />
    </PageSection>
  );
};

export default ActionsOnHome;
