import type { AssignedDocument } from '@portal/contract/documents';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { type ListPage, useListPage } from '../../../ui/list/list-page.ts';
import { WaitingSource } from '../../../ui/queue/waiting-source.tsx';
import { countOf } from '../../../ui/queue/waiting-strip.tsx';
import { previewAddress } from '../document/document-location.ts';
import { driveName } from '../drive/drive.queries.ts';
import { assignedQuery } from './required-reading.queries.ts';
import { requiredReadingWords } from './required-reading.words.ts';
import { useReadMark } from './required-reading-mark.ts';
import { isUnread, useReadingQueueOf } from './required-reading-queue.ts';
import { revisionText } from './required-reading-table.tsx';

const SHOWN = 5;
const LOOKED_AT = 100;

/** What of a page still waits: what was read since stands among its rows, and in their number. */
const unreadOf = (page: ListPage<AssignedDocument>): ListPage<AssignedDocument> => {
  const items = page.items.filter(isUnread);
  return { ...page, items, total: page.total - (page.items.length - items.length) };
};

/** By the day until which it is to be read; what has none last. */
const byDue = (one: AssignedDocument, other: AssignedDocument): number =>
  (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999');

/** What I must read and have not; nothing for one who has read all. */
const UnreadOnHome = () => {
  const { t } = useTranslation();
  const asked = useListPage(assignedQuery({ unread: true, limit: LOOKED_AT }));
  const { data, isLoading, error, latest, takeLatest } = asked;
  const there = data && unreadOf(data);
  const now = latest && unreadOf(latest);
  // Where nothing stood, nothing moves under the pointer.
  const page = there?.items.length === 0 ? (now ?? there) : there;
  const queue = useReadingQueueOf(page);
  const read = useReadMark();
  return (
    <WaitingSource
      name="required-reading"
      heading={t(requiredReadingWords.waiting)}
      kind={t(requiredReadingWords.homeKind)}
      rows={page?.items.toSorted(byDue)}
      comes={isLoading}
      lost={error !== null}
      total={page?.total}
      {...countOf(page)}
      itemOf={(row) => ({
        // What is in force of a document and what is scheduled are rows of their own.
        id: row.revision.id,
        title: row.title,
        // Home writes days of all areas alike.
        note: `${driveName(row.drive)} · ${revisionText(row, (day) => day)}`,
        due: row.dueDate,
        tab: previewAddress(row.driveId, row.id, row.revision, { queue }),
      })}
      onTab={(id) => {
        const row = page?.items.find(({ revision }) => revision.id === id);
        if (row) read(row);
      }}
      most={SHOWN}
      to={{ to: '/documentcenter' }}
      news={
        <ListNews
          shown={page}
          latest={now}
          idOf={({ revision }) => revision.id}
          words={(count) => t(requiredReadingWords.news, { count })}
          onTake={takeLatest}
        />
      }
      query={asked}
    />
  );
};

export default UnreadOnHome;
