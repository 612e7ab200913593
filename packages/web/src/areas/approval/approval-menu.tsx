import { type DocumentList, documentLists } from '@portal/contract/approval';
import { IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText } from '../../platform/pages.ts';
import { ButtonLink } from '../../ui/page/links.tsx';
import { SideMenuGroup, SideMenuLink } from '../../ui/page/side-menu.tsx';
import classes from './approval-menu.module.css';
import { delegationWords } from './delegation/delegation.words.ts';
import { countsQuery } from './document/approval-document.queries.ts';
import { copyingOf, viewSearchOf } from './list/approval-addresses.ts';
import { approvalListWords } from './list/approval-list.words.ts';

type Match = { routeId: string; params: object; search: object };

const idIn = (params: object): unknown => ('id' in params ? params.id : undefined);

const places: Record<string, (match: Match, hash: string) => DocumentList | 'start' | undefined> = {
  '/approval/documents/view/$id': ({ search }) => listOf(search),
  '/approval/documents/modify/$id': ({ search }) => listOf(search),
  // A draft is opened from the drafts; a new document, or a copy, from the start page.
  '/approval/documents/write/{-$id}': ({ params }, hash) =>
    idIn(params) === undefined || copyingOf(hash) !== undefined ? 'start' : 'draft',
};

const listOf = (search: object): DocumentList => {
  const { 'list-type': list } = viewSearchOf({ ...search });
  return documentLists.find((each) => each === list) ?? 'in-progress';
};

/** The list that the user came from, or the start page of a new document. */
const useMenuPlace = (): DocumentList | 'start' | undefined =>
  useRouterState({
    select: ({ matches, location }) => {
      const last = matches.at(-1);
      return last && places[last.routeId]?.(last, location.hash);
    },
  });

type Item = { list: DocumentList; count?: number | undefined; lost?: boolean; hot?: boolean };

const Items = ({ items }: { items: readonly Item[] }) => {
  const { t } = useTranslation();
  const place = useMenuPlace();
  return items.map(({ list, count = 0, lost = false, hot = false }) => (
    <SideMenuLink
      key={list}
      cameFrom={place === list}
      to="/approval/documents/$list"
      params={{ list }}
      label={t(approvalListWords.title[list])}
      count={count}
      countLabel={t(hot ? approvalListWords.waiting : approvalListWords.count, { count, shown: badgeText(count) })}
      lost={lost}
      hot={hot}
    />
  ));
};

/** The left menu of the approval area. */
export const ApprovalMenu = () => {
  const { t } = useTranslation();
  const { data: counts, error } = useQuery(countsQuery);
  const lost = error !== null && counts === undefined;
  const place = useMenuPlace();
  const drafts: Item[] =
    lost || (counts?.draftCount ?? 0) > 0 ? [{ list: 'draft', count: counts?.draftCount, lost }] : [];
  return (
    <>
      <ButtonLink
        className={classes.write}
        to="/approval"
        activeOptions={{ exact: true }}
        {...(place === 'start' && { 'aria-current': true })}
        leftSection={<IconPencilPlus size={16} aria-hidden />}
      >
        {t(approvalListWords.write)}
      </ButtonLink>
      <SideMenuGroup heading={t(approvalListWords.box)}>
        <Items
          items={[
            ...drafts,
            { list: 'in-progress', count: counts?.inProgressCount, lost },
            { list: 'requested', count: counts?.requestedCount, lost, hot: true },
            { list: 'completed' },
          ]}
        />
      </SideMenuGroup>
      <SideMenuGroup heading={t(approvalListWords.mine)}>
        <Items items={[{ list: 'approved' }, { list: 'submitted' }]} />
        <SideMenuLink to="/approval/delegation" label={t(delegationWords.title)} />
      </SideMenuGroup>
    </>
  );
};
