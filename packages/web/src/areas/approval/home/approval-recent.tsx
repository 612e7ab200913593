import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf } from '../../../ui/queue/desk.ts';
import { DocumentTable } from '../list/approval-list-table.tsx';
import { recentQuery } from './approval-home.queries.ts';
import { approvalHomeWords } from './approval-home.words.ts';

/** How my last documents stand; nothing for one who has submitted none. */
export const RecentDocuments = () => {
  const { t } = useTranslation();
  const asked = useQuery(recentQuery);
  const { data: page } = asked;
  const all = (
    <TextLink to="/approval/documents/$list" params={{ list: 'submitted' }} size="sm">
      {t(approvalHomeWords.recentAll)}
    </TextLink>
  );
  const place = { id: 'home-recent', heading: t(approvalHomeWords.recent), link: all };
  if (page === undefined) return <PendingSection {...place} asked={asked} />;
  if (page.items.length === 0) return null;
  return (
    <PageSection {...place} {...countOf(page)}>
      <DocumentTable list="submitted" rows={page.items} empty={null} />
    </PageSection>
  );
};
