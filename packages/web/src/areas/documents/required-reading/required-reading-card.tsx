import type { AssignedDocument } from '@portal/contract/documents';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { type ListPage, useListPage } from '../../../ui/list/list-page.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf, useWaiting } from '../../../ui/queue/waiting-strip.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { assignedQuery } from './required-reading.queries.ts';
import { requiredReadingWords } from './required-reading.words.ts';
import { isUnread, useReadingQueueOf } from './required-reading-queue.ts';
import { useRequiredTable } from './required-reading-table.tsx';

const SHOWN = 5;
const LOOKED_AT = 100;

/** What of a page still waits: what was read since stands among its rows, and in their number. */
const unreadOf = (page: ListPage<AssignedDocument>): ListPage<AssignedDocument> => {
  const items = page.items.filter(isUnread);
  return { ...page, items, total: page.total - (page.items.length - items.length) };
};

/** What I must read and have not; nothing for one who has read all. */
const UnreadOnHome = () => {
  const { t } = useTranslation();
  const asked = useListPage(assignedQuery({ unread: true, limit: LOOKED_AT }));
  const { data, isLoading, error, latest, takeLatest } = asked;
  const there = data && unreadOf(data);
  const now = latest && unreadOf(latest);
  // Where nothing stood, nothing moves under the pointer.
  const page = there?.items.length === 0 ? (now ?? there) : there;
  const table = useRequiredTable(useReadingQueueOf(page));
  const { shown } = useWaiting('required-reading', {
    rows: page?.items,
    comes: isLoading,
    lost: error !== null,
    total: page?.total,
    most: SHOWN,
  });
  const place = { id: 'home-required-reading', heading: t(requiredReadingWords.waiting) };
  if (page === undefined || shown === undefined) return <PendingSection {...place} asked={asked} />;
  if (shown.length === 0) return null;
  const link = (
    <>
      <ListNews
        shown={page}
        latest={now}
        idOf={table.idOf}
        words={(count) => t(requiredReadingWords.news, { count })}
        onTake={takeLatest}
      />
      <TextLink to="/documentcenter" size="sm">
        {t(requiredReadingWords.all)}
      </TextLink>
    </>
  );
  return (
    <PageSection {...place} link={link} {...countOf(page)}>
      <DataTable {...table} label={place.heading} rows={shown} empty={null} />
    </PageSection>
  );
};

export default UnreadOnHome;
