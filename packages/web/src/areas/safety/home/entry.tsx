import { useTranslation } from '../../../platform/i18n.ts';
import { LinkTile, Panel } from '../../../ui/page/panel.tsx';
import OwnDrafts from './drafts.tsx';
import { safetyHomeWords } from './safety-home.words.ts';

/** The way to report something, and to what one has begun to report. */
export const SafetyEntry = () => {
  const { t } = useTranslation();
  return (
    <Panel id="home-safety" heading={t(safetyHomeWords.title)}>
      <LinkTile to="/esms" label={t(safetyHomeWords.write)} />
      <OwnDrafts />
    </Panel>
  );
};
