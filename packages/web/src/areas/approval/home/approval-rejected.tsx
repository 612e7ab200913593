import type { DocumentRow } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { ButtonLink, TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf, useWaiting } from '../../../ui/queue/waiting-strip.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { useDocumentTable } from '../list/approval-list-table.tsx';
import { approvalViewWords } from '../view/approval-view.words.ts';
import { rewriteQuery } from './approval-home.queries.ts';
import { approvalHomeWords } from './approval-home.words.ts';

const SHOWN = 5;

const Rewrite = ({ row }: { row: DocumentRow }) => {
  const { t } = useTranslation();
  return (
    <ButtonLink
      variant="default"
      size="compact-sm"
      to="/approval/documents/write/{-$id}"
      params={{ id: String(row.id) }}
      search={{ category: row.category.name }}
      hash="rewrite"
      aria-label={t(approvalHomeWords.rewriteOf, { title: row.title })}
    >
      {t(approvalViewWords.do.rewrite)}
    </ButtonLink>
  );
};

const shownColumns = new Set(['docNo', 'title', 'status', 'approvalDate']);

/** The user's rejected documents, each with a link to rewrite it; nothing without any. */
export const RejectedDocuments = () => {
  const { t } = useTranslation();
  const asked = useQuery({ ...rewriteQuery(), refetchInterval: POLL_MS });
  const { data: page, isLoading, error } = asked;
  const table = useDocumentTable('completed');
  const { shown } = useWaiting('rejected', {
    rows: page?.items,
    comes: isLoading,
    lost: error !== null,
    total: page?.total,
    most: SHOWN,
  });
  const rewrite: Column<DocumentRow> = {
    key: 'rewrite',
    header: t(approvalViewWords.do.rewrite),
    cell: (row) => <Rewrite row={row} />,
    width: 104,
    controls: true,
    card: 'below',
  };
  const all = (
    <TextLink
      to="/approval/documents/$list"
      params={{ list: 'completed' }}
      search={{ role: 'Drafter', status: 'Rejected' }}
      size="sm"
    >
      {t(approvalHomeWords.rejectedAll)}
    </TextLink>
  );
  const place = { id: 'home-rejected', heading: t(approvalHomeWords.rejected), link: all };
  if (shown === undefined) return <PendingSection {...place} query={asked} />;
  if (shown.length === 0) return null;
  return (
    <PageSection {...place} {...countOf(page)}>
      <DataTable
        {...table}
        columns={[...table.columns.filter(({ key }) => shownColumns.has(key)), rewrite]}
        label={t(approvalHomeWords.rejected)}
        rows={shown}
        empty={null}
      />
    </PageSection>
  );
};
