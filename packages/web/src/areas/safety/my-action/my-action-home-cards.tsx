import type { Page } from '@portal/contract/kernel';
import { actionTitle, type MyAction } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import type { WaitingItem } from '../../../ui/queue/waiting-item.ts';
import { WaitingSource } from '../../../ui/queue/waiting-source.tsx';
import { countOf } from '../../../ui/queue/waiting-strip.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { countsQuery } from '../safety.queries.ts';
import { byUrgency, urgentQuery } from './my-action.queries.ts';
import { myActionWords } from './my-action.words.ts';
import { actionLink, caseLink } from './my-action-links.ts';

const SHOWN = 5;

const itemOf = (row: MyAction, link: RowLink): WaitingItem => ({
  id: row.mitigationId,
  title: actionTitle(row),
  note: [row.instruction === null ? undefined : row.subject, row.actionNo, nameOf(row.mitigator)]
    .filter(Boolean)
    .join(' · '),
  due: row.dueDate,
  link: { ...link, state: { queued: 'home' } },
});

const allActions = { to: '/esms/myaction' } as const;

/** The actions whose turn is mine: not those whose closing was requested. */
const toTake = (page: Page<MyAction>): Page<MyAction> => {
  const items = page.items.filter(({ isClosingRequested }) => !isClosingRequested);
  return { ...page, items, total: page.total - (page.items.length - items.length) };
};

/** The actions that I am to take, the most urgent first; nothing for one who has none. */
export const OwnActions = () => {
  const { t } = useTranslation();
  const asked = useListPage(urgentQuery('assigned'));
  const { data, isLoading, error, latest, takeLatest } = asked;
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.length === 0 ? (latest ?? data) : data;
  const mine = page && toTake(page);
  return (
    <WaitingSource
      name="actions"
      heading={t(myActionWords.home)}
      kind={t(myActionWords.homeKind)}
      rows={mine?.items.toSorted(byUrgency)}
      comes={isLoading}
      lost={error !== null}
      total={mine?.total}
      {...countOf(mine)}
      itemOf={(row) => itemOf(row, actionLink(row))}
      most={SHOWN}
      to={allActions}
      news={
        <ListNews
          shown={page}
          latest={latest}
          idOf={({ mitigationId }) => mitigationId}
          words={(count) => t(myActionWords.news, { count })}
          onTake={takeLatest}
        />
      }
      query={asked}
    />
  );
};

/** Closing requests of actions that I requested; nothing for one whom nobody asks. */
export const ClosingRequests = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading: isAsked, error: notAsked } = useQuery(countsQuery);
  const isOffice = counts?.can.seeAssigned === true;
  const asked = useQuery({ ...urgentQuery('created'), enabled: isOffice, refetchInterval: POLL_MS });
  const { data: page, isLoading, error } = asked;
  return (
    <WaitingSource
      name="closing"
      heading={t(myActionWords.closing)}
      kind={t(myActionWords.closingKind)}
      rows={page?.items.toSorted(byUrgency)}
      comes={isAsked || isLoading}
      lost={notAsked !== null || error !== null}
      total={page?.total}
      {...countOf(page)}
      itemOf={(row) => itemOf(row, caseLink(row))}
      most={SHOWN}
      to={allActions}
      query={asked}
    />
  );
};
