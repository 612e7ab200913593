import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { badgeText } from '../../../platform/pages.ts';
import { LinkTile } from '../../../ui/page/link-tile.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { countsQuery } from '../report/lookups.api.ts';

/** The way to report something, and to what one has begun to report. */
const SafetyEntry = () => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  const drafts = counts?.draftCount ?? 0;
  return (
    <Panel id="home-safety" heading={t('safety.home.reports')}>
      <LinkTile to="/esms" label={t('safety.home.write')} />
      {drafts > 0 && (
        <LinkTile
          to="/esms/report/list/draft"
          label={t('safety.home.drafts')}
          value={t('safety.home.draftCount', { shown: badgeText(drafts) })}
        />
      )}
    </Panel>
  );
};

export default SafetyEntry;
