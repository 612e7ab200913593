import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { badgeText } from '../../../platform/pages.ts';
import { LinkTile } from '../../../ui/page/link-tile.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { countsQuery } from '../report/api.ts';

/** The ways into the safety area: a new report, my drafts, the reports. */
export const SafetyCard = () => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  const drafts = counts?.draftCount ?? 0;
  return (
    <Panel id="home-safety" heading={t('safety.home.heading')}>
      <LinkTile to="/esms" label={t('safety.menu.write')} />
      {drafts > 0 && (
        <LinkTile
          to="/esms/report/list/draft"
          label={t('safety.home.drafts')}
          value={t('safety.menu.drafts', { count: drafts, shown: badgeText(drafts) })}
        />
      )}
      <LinkTile to="/esms/report" label={t('safety.home.reports')} />
    </Panel>
  );
};
