import { useQuery } from '@tanstack/react-query';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf, useWaiting } from '../../../ui/queue/waiting-strip.tsx';
import { DataTable } from '../../../ui/table/data.tsx';
import { countsQuery } from '../safety.queries.ts';
import { byUrgency, urgentQuery } from './my-action.queries.ts';
import { myActionWords } from './my-action.words.ts';
import { useMyActionShape } from './my-action-columns.tsx';
import { actionLink, caseLink } from './my-action-links.ts';

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

/** Closing requests of actions that I requested; nothing for one whom nobody asks. */
export const ClosingRequests = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading: isAsked, error: notAsked } = useQuery(countsQuery);
  const isOffice = counts?.can.seeAssigned === true;
  const created = { ...urgentQuery('created'), enabled: isOffice, refetchInterval: POLL_MS };
  const asked = useQuery(created);
  const { data: page, isLoading, error } = asked;
  const shape = useMyActionShape('created');
  const rows = page?.items.toSorted(byUrgency);
  const { shown, groupOf } = useWaiting('closing', {
    rows,
    comes: isAsked || isLoading,
    lost: notAsked !== null || error !== null,
    total: page?.total,
    dueOf: ({ dueDate }) => dueDate,
    most: SHOWN,
  });
  const place = { id: 'home-closing', heading: t(myActionWords.closing) };
  if (!isOffice) return null;
  if (page === undefined || shown === undefined) return <PendingSection {...place} asked={asked} />;
  if (shown.length === 0) return null;
  const all = (
    <TextLink to="/esms/myaction" size="sm">
      {t(myActionWords.all)}
    </TextLink>
  );
  return (
    <PageSection {...place} link={all} {...countOf(page)}>
      <DataTable
        {...shape}
        label={place.heading}
        rows={shown}
        groupOf={groupOf}
        linkOf={(row) => ({ ...caseLink(row), state: { queued: 'home' } })}
        empty={null}
      />
    </PageSection>
  );
};
