import { useTranslation } from '../../../platform/i18n.ts';
import { LinkTile, Panel } from '../../../ui/page/panel.tsx';
import { lateCard } from './late.ts';

const OwnDrafts = lateCard(() => import('./drafts.tsx'));

/** The way to report something, and to what one has begun to report. */
export const SafetyEntry = () => {
  const { t } = useTranslation();
  return (
    <Panel id="home-safety" heading={t('safetyHome.title')}>
      <LinkTile to="/esms" label={t('safetyHome.write')} />
      <OwnDrafts />
    </Panel>
  );
};
