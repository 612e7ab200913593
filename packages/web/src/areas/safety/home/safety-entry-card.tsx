import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { badgeText } from '../../../platform/pages.ts';
import { LinkTile, Panel } from '../../../ui/page/page-panel.tsx';
import { Pending } from '../../../ui/page/pending-section.tsx';
import { countsQuery } from '../safety.queries.ts';
import { safetyMenuWords } from '../safety-menu.words.ts';
import { safetyHomeWords } from './safety-home.words.ts';

/** The number of own drafts; nothing without any. */
const OwnDrafts = () => {
  const { t } = useTranslation();
  const asked = useQuery(countsQuery);
  if (asked.data === undefined) return <Pending {...asked} />;
  const drafts = asked.data.draftCount;
  if (drafts === 0) return null;
  return (
    <LinkTile
      to="/esms/report/list/draft"
      label={t(safetyHomeWords.drafts)}
      value={t(safetyHomeWords.desk.draftCount, { shown: badgeText(drafts) })}
    />
  );
};

/** Links to write a report, and to own drafts. */
export const SafetyEntryCard = () => {
  const { t } = useTranslation();
  return (
    <Panel id="home-safety" heading={t(safetyMenuWords.heading)}>
      <LinkTile to="/esms" label={t(safetyHomeWords.write)} />
      <OwnDrafts />
    </Panel>
  );
};
