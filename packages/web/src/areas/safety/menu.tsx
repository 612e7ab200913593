import { IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText } from '../../platform/pages.ts';
import { ButtonLink } from '../../ui/page/links.tsx';
import { SideMenuGroup, SideMenuLink } from '../../ui/page/side-menu.tsx';
import classes from './menu.module.css';
import { useMenuPlace } from './menu-place.ts';
import { countsQuery } from './report/lookups.api.ts';

/**
 * The left menu of the safety area; without drafts there is no place for them (spec 3, section 2). Groups of later areas
 * come last.
 */
export const SafetyMenu = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation();
  const { data: counts, error } = useQuery(countsQuery);
  const lost = error !== null && counts === undefined;
  const place = useMenuPlace();
  const drafts = counts?.draftCount ?? 0;
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
        {t('safety.menu.write')}
      </ButtonLink>
      <SideMenuGroup heading={t('safety.menu.heading')}>
        {(lost || drafts > 0) && (
          <SideMenuLink
            cameFrom={place === 'draft'}
            to="/esms/report/list/draft"
            label={t('safety.menu.draft')}
            count={drafts}
            lost={lost}
            countLabel={t('safety.menu.drafts', { count: drafts, shown: badgeText(drafts) })}
          />
        )}
        <SideMenuLink exact cameFrom={place === 'report'} to="/esms/report" label={t('safety.menu.report')} />
      </SideMenuGroup>
      {(counts?.can.seeInvestigations === true || counts?.can.seeHazards === true) && (
        <SideMenuGroup heading={t('safety.menu.caseHeading')}>
          {counts.can.seeInvestigations === true && (
            <SideMenuLink
              cameFrom={place === 'investigation'}
              to="/esms/investigation"
              label={t('safety.menu.investigation')}
            />
          )}
          {counts.can.seeHazards === true && (
            <SideMenuLink cameFrom={place === 'hazard'} to="/esms/hazard" label={t('safety.menu.hazard')} />
          )}
        </SideMenuGroup>
      )}
      <SideMenuGroup heading={t('safety.menu.actions')}>
        <SideMenuLink cameFrom={place === 'myAction'} to="/esms/myaction" label={t('safety.menu.myAction')} />
      </SideMenuGroup>
      {children}
    </>
  );
};
