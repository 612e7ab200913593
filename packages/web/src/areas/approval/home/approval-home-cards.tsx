import type { DocumentList, DocumentRow } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import type { HomeCards } from '../../../platform/area.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { badgeText } from '../../../platform/pages.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { LinkTile, PageSection, Panel } from '../../../ui/page/page-panel.tsx';
import { Pending, PendingSection } from '../../../ui/page/pending-section.tsx';
import { WaitingSource } from '../../../ui/queue/waiting-source.tsx';
import { countOf } from '../../../ui/queue/waiting-strip.tsx';
import { countsQuery } from '../document/approval-document.queries.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { DocumentTable, waitingDocument } from '../list/approval-list-table.tsx';
import { AskedDocuments } from './approval-asked.tsx';
import { recentQuery, waitingQuery } from './approval-home.queries.ts';
import { approvalHomeWords } from './approval-home.words.ts';
import { RejectedDocuments } from './approval-rejected.tsx';

/** The most urgent first: by the day they are due, the older document first on the same day. */
export const byUrgency = (rows: readonly DocumentRow[]): DocumentRow[] =>
  rows.toSorted((a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999') || a.id - b.id);

const SHOWN = 10;

/** The documents that wait for my act. */
const WaitingDocuments = () => {
  const { t } = useTranslation();
  const asked = useListPage(waitingQuery);
  const { data: page, isLoading, error, latest, takeLatest } = asked;
  return (
    <WaitingSource
      name="waiting"
      heading={t(approvalListWords.title.requested)}
      kind={t(approvalHomeWords.waitingKind)}
      rows={page && byUrgency(page.items)}
      comes={isLoading}
      lost={error !== null}
      total={page?.total}
      {...countOf(page)}
      itemOf={(row) => waitingDocument('requested', row, { sort: 'Due' })}
      most={SHOWN}
      to={{ to: '/approval/documents/$list', params: { list: 'requested' } }}
      news={
        <ListNews
          shown={page}
          latest={latest}
          idOf={({ id }) => id}
          words={(count) => t(approvalListWords.news, { count })}
          onTake={takeLatest}
        />
      }
      query={asked}
    />
  );
};

/** How my last documents stand; nothing for one who has submitted none. */
const RecentDocuments = () => {
  const { t } = useTranslation();
  const asked = useQuery(recentQuery);
  const { data: page } = asked;
  const all = (
    <TextLink to="/approval/documents/$list" params={{ list: 'submitted' }} size="sm">
      {t(approvalHomeWords.recentAll)}
    </TextLink>
  );
  const place = { id: 'home-recent', heading: t(approvalHomeWords.recent), link: all };
  if (page === undefined) return <PendingSection {...place} query={asked} />;
  if (page.items.length === 0) return null;
  return (
    <PageSection {...place} {...countOf(page)}>
      <DocumentTable list="submitted" rows={page.items} empty={null} />
    </PageSection>
  );
};

/** How the approval documents stand that concern me. */
const ApprovalCounts = () => {
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

export const approvalCards: HomeCards = {
  waiting: [
    { name: 'waiting', Card: WaitingDocuments },
    { name: 'asked', Card: AskedDocuments },
  ],
  below: [{ name: 'rejected', Card: RejectedDocuments }],
  main: [{ name: 'recent', Card: RecentDocuments }],
  aside: [{ name: 'counts', Card: ApprovalCounts }],
};
