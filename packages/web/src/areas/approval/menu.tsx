import type { DocumentList } from '@portal/contract/approval';
import { IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText } from '../../platform/pages.ts';
import { ButtonLink } from '../../ui/page/links.tsx';
import { SideMenuGroup, SideMenuLink } from '../../ui/page/side-menu.tsx';
import { countsQuery } from './document/api.ts';
import { approvalListWords } from './list/approval-list.words.ts';
import classes from './menu.module.css';
import { useMenuPlace } from './menu-place.ts';

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
      </SideMenuGroup>
    </>
  );
};
