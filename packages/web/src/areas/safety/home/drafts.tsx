import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { badgeText } from '../../../platform/pages.ts';
import { LinkTile } from '../../../ui/page/panel.tsx';
import { countsQuery } from '../report/lookups.api.ts';

/** How many reports I have begun; nothing for one who has none. */
const OwnDrafts = () => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  const drafts = counts?.draftCount ?? 0;
  if (drafts === 0) return null;
  return (
    <LinkTile
      to="/esms/report/list/draft"
      label={t('safety.home.drafts')}
      value={t('safetyDesk.draftCount', { shown: badgeText(drafts) })}
    />
  );
};

export default OwnDrafts;
