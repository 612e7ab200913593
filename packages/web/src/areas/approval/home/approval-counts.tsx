import type { DocumentList } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { badgeText } from '../../../platform/pages.ts';
import { LinkTile, Panel } from '../../../ui/page/page-panel.tsx';
import { Pending } from '../../../ui/page/pending-section.tsx';
import { countsQuery } from '../document/approval-document.queries.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { approvalHomeWords } from './approval-home.words.ts';

/** How the approval documents stand that concern me. */
export const ApprovalCounts = () => {
  const { t } = useTranslation();
  const asked = useQuery(countsQuery);
  const { data: counts } = asked;
  const tiles: { list: DocumentList; count?: number | undefined }[] = [
    { list: 'requested', count: counts?.requestedCount },
    { list: 'in-progress', count: counts?.inProgressCount },
    { list: 'draft', count: counts?.draftCount },
    { list: 'submitted' },
  ];
  return (
    <Panel id="home-approval" heading={t(approvalHomeWords.counts)}>
      {tiles.map(({ list, count }) => (
        <LinkTile
          key={list}
          to="/approval/documents/$list"
          params={{ list }}
          label={t(approvalListWords.title[list])}
          {...(count === undefined ? {} : { value: t(approvalListWords.count, { count, shown: badgeText(count) }) })}
        />
      ))}
      {counts === undefined && <Pending {...asked} />}
    </Panel>
  );
};
