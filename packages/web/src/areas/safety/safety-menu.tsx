import { IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText } from '../../platform/pages.ts';
import { ButtonLink } from '../../ui/page/links.tsx';
import { SideMenuGroup, SideMenuLink } from '../../ui/page/side-menu.tsx';
import { countsQuery } from './safety.queries.ts';
import classes from './safety-menu.module.css';
import { safetyMenuWords } from './safety-menu.words.ts';

type Place =
  | 'start'
  | 'draft'
  | 'report'
  | 'filing'
  | 'lesson'
  | 'investigation'
  | 'hazard'
  | 'myAction'
  | 'actionLog'
  | 'board';

const places: Record<string, Place> = {
  '/esms/': 'start',
  '/esms/report/new/': 'start',
  '/esms/report/new/$type': 'start',
  '/esms/report/list/draft': 'draft',
  '/esms/report/view/draft/$id': 'draft',
  '/esms/report/': 'report',
  '/esms/report/list/': 'report',
  '/esms/report/view/$id': 'report',
  '/esms/lesson/': 'lesson',
  '/esms/lesson/new': 'lesson',
  '/esms/lesson/view/$id': 'lesson',
  '/esms/lesson/edit/$id': 'lesson',
  '/esms/filing': 'filing',
  '/esms/action': 'actionLog',
  '/esms/analysis': 'board',
  '/esms/investigation/': 'investigation',
  '/esms/investigation/list': 'investigation',
  '/esms/investigation/new': 'investigation',
  '/esms/investigation/view/$id': 'investigation',
  '/esms/hazard/': 'hazard',
  '/esms/hazard/list': 'hazard',
  '/esms/hazard/new': 'hazard',
  '/esms/hazard/view/$id': 'hazard',
  '/esms/myaction/': 'myAction',
  '/esms/myaction/list': 'myAction',
  '/esms/myaction/view/$type/$id/mitigation/$mid': 'myAction',
};

/** The place of the menu that this page belongs to. */
const useMenuPlace = (): Place | undefined =>
  useRouterState({ select: ({ matches }) => places[matches.at(-1)?.routeId ?? ''] });

/**
 * The left menu of the safety area; without drafts there is no place for them (rules/safety.md#menu). Groups of later areas
 * come last.
 */
export const SafetyMenu = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  const { data: counts, error } = useQuery(countsQuery);
  const lost = error !== null && counts === undefined;
  const place = useMenuPlace();
  const drafts = counts?.draftCount ?? 0;
  const news = counts?.newsCount ?? 0;
  return (
    <>
      <ButtonLink
        className={classes.write}
        variant="light"
        to="/esms"
        activeOptions={{ exact: true }}
        {...(place === 'start' && { 'aria-current': true })}
        leftSection={<IconPencilPlus size={16} aria-hidden />}
      >
        {t(safetyMenuWords.write)}
      </ButtonLink>
      <SideMenuGroup heading={t(safetyMenuWords.heading)}>
        {(lost || drafts > 0) && (
          <SideMenuLink
            cameFrom={place === 'draft'}
            to="/esms/report/list/draft"
            label={t(safetyMenuWords.draft)}
            count={drafts}
            lost={lost}
            countLabel={t(safetyMenuWords.drafts, { count: drafts, shown: badgeText(drafts) })}
          />
        )}
        <SideMenuLink
          exact
          cameFrom={place === 'report'}
          to="/esms/report"
          label={t(safetyMenuWords.report)}
          count={news}
          countLabel={t(safetyMenuWords.news, { count: news, shown: badgeText(news) })}
        />
        {counts?.can.seeFilings === true && (
          <SideMenuLink cameFrom={place === 'filing'} to="/esms/filing" label={t(safetyMenuWords.filing)} />
        )}
        <SideMenuLink cameFrom={place === 'lesson'} to="/esms/lesson" label={t(safetyMenuWords.lesson)} />
      </SideMenuGroup>
      {(counts?.can.seeInvestigations === true || counts?.can.seeHazards === true) && (
        <SideMenuGroup heading={t(safetyMenuWords.caseHeading)}>
          {counts.can.seeInvestigations === true && (
            <SideMenuLink
              cameFrom={place === 'investigation'}
              to="/esms/investigation"
              label={t(safetyMenuWords.investigation)}
            />
          )}
          {counts.can.seeHazards === true && (
            <SideMenuLink cameFrom={place === 'hazard'} to="/esms/hazard" label={t(safetyMenuWords.hazard)} />
          )}
        </SideMenuGroup>
      )}
      <SideMenuGroup heading={t(safetyMenuWords.actions)}>
        <SideMenuLink cameFrom={place === 'myAction'} to="/esms/myaction" label={t(safetyMenuWords.myAction)} />
        {counts?.can.seeOthers === true && (
          <SideMenuLink cameFrom={place === 'actionLog'} to="/esms/action" label={t(safetyMenuWords.actionLog)} />
        )}
      </SideMenuGroup>
      {counts?.can.seeOthers === true && (
        <SideMenuGroup heading={t(safetyMenuWords.analysis)}>
          <SideMenuLink cameFrom={place === 'board'} to="/esms/analysis" label={t(safetyMenuWords.board)} />
        </SideMenuGroup>
      )}
      {children}
    </>
  );
};
