import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/news.tsx';
import { useListPage } from '../../../ui/list/page.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/panel.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { countOf, useWaiting } from '../../../ui/waiting/desk.ts';
import { assignedQuery } from '../required/api.ts';
import { isUnread, readingQueue } from '../required/queue.ts';
import { useRequiredTable } from '../required/table.tsx';

const SHOWN = 5;
const LOOKED_AT = 100;

/** What I must read and have not; nothing for one who has read all. */
const UnreadOnHome = () => {
  const { t } = useTranslation();
  const { data, isLoading, latest, takeLatest } = useListPage(assignedQuery({ unread: true, limit: LOOKED_AT }));
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.some(isUnread) ? data : (latest ?? data);
  const rows = page?.items.filter(isUnread);
  // What was read since stands among the rows that are there, and in their number.
  const total = page && rows && page.total - (page.items.length - rows.length);
  const table = useRequiredTable(readingQueue(rows ?? []));
  const { shown } = useWaiting('required-reading', {
    rows,
    comes: isLoading,
    total,
    most: SHOWN,
  });
  if (page === undefined || total === undefined || shown === undefined || shown.length === 0) return null;
  const link = (
    <>
      <ListNews
        shown={page}
        latest={latest}
        idOf={table.idOf}
        words={(count) => t('documents.required.news', { count })}
        onTake={takeLatest}
      />
      <TextLink to="/documentcenter" size="sm">
        {t('documents.required.all')}
      </TextLink>
    </>
  );
  return (
    <PageSection
      id="home-required-reading"
      heading={t('documents.required.waiting')}
      link={link}
      {...countOf({ ...page, total })}
    >
      <DataTable {...table} label={t('documents.required.waiting')} rows={shown} empty={null} />
    </PageSection>
  );
};

export default UnreadOnHome;
