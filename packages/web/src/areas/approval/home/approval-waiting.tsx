import type { DocumentRow } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { countOf, useWaiting } from '../../../ui/queue/desk.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { DocumentTable } from '../list/approval-list-table.tsx';
import { waitingQuery } from './approval-home.queries.ts';
import { approvalHomeWords } from './approval-home.words.ts';

/** The most urgent first: by the day they are due, the older document first on the same day. */
export const byUrgency = (rows: readonly DocumentRow[]): DocumentRow[] =>
  rows.toSorted((a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999') || a.id - b.id);

const SHOWN = 10;

/** The documents that wait for my act. */
export const WaitingDocuments = () => {
  const { t } = useTranslation();
  const { data: page, isLoading, error, refetch, latest, takeLatest } = useListPage(waitingQuery);
  const { shown, isOff, groupOf } = useWaiting('waiting', {
    rows: page && byUrgency(page.items),
    comes: isLoading,
    lost: error !== null,
    total: page?.total,
    dueOf: ({ dueDate }) => dueDate,
    most: SHOWN,
  });
  if (isOff) return null;
  const all = (
    <>
      <ListNews
        shown={page}
        latest={latest}
        idOf={({ id }) => id}
        words={(count) => t(approvalListWords.news, { count })}
        onTake={takeLatest}
      />
      <TextLink to="/approval/documents/$list" params={{ list: 'requested' }} size="sm">
        {t(approvalHomeWords.waitingAll)}
      </TextLink>
    </>
  );
  return (
    <PageSection id="home-waiting" heading={t(approvalHomeWords.waiting)} link={all} {...countOf(page)}>
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <DocumentTable
          list="requested"
          rows={shown}
          search={{ sort: 'Due' }}
          groupOf={groupOf}
          empty={<EmptyState message={t(approvalHomeWords.nothing)} hint={t(approvalHomeWords.nothingHint)} />}
        />
      )}
    </PageSection>
  );
};
