import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf, useWaiting } from '../../../ui/queue/desk.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { myActionWords } from './my-action.words.ts';
import { useMyActionShape } from './my-action-columns.tsx';
import { actionLink } from './my-action-links.ts';
import { byUrgency, urgentQuery } from './my-action-waiting.ts';

const SHOWN = 5;

/** The actions that I am to take, the most urgent first; nothing for one who has none. */
export const OwnActions = () => {
  const { t } = useTranslation();
  const asked = useListPage(urgentQuery('assigned'));
  const { data, isLoading, error, latest, takeLatest } = asked;
  const shape = useMyActionShape('assigned');
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.length === 0 ? (latest ?? data) : data;
  const rows = page?.items.toSorted(byUrgency);
  const { shown, groupOf } = useWaiting('actions', {
    rows,
    comes: isLoading,
    lost: error !== null,
    total: page?.total,
    dueOf: ({ dueDate }) => dueDate,
    most: SHOWN,
  });
  const place = { id: 'home-actions', heading: t(myActionWords.home) };
  if (page === undefined || shown === undefined) return <PendingSection {...place} asked={asked} />;
  if (shown.length === 0) return null;
  const link = (
    <>
      <ListNews
        shown={page}
        latest={latest}
        idOf={shape.idOf}
        words={(count) => t(myActionWords.news, { count })}
        onTake={takeLatest}
      />
      <TextLink to="/esms/myaction" size="sm">
        {t(myActionWords.all)}
      </TextLink>
    </>
  );
  return (
    <PageSection {...place} link={link} {...countOf(page)}>
      <DataTable
        {...shape}
        label={place.heading}
        rows={shown}
        groupOf={groupOf}
        linkOf={(row) => ({ ...actionLink(row), state: { queued: 'home' } })}
        empty={null}
      />
    </PageSection>
  );
};
