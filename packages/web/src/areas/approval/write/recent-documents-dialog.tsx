import { Skeleton, Text } from '@mantine/core';
import { type SubmittedDocument, stepsOf } from '@portal/contract/approval';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { recentSubmittedQuery } from '../document/approval-document.queries.ts';
import { namesOf } from '../document/approval-document-texts.ts';
import classes from './recent-document.module.css';
import { recentDocumentWords } from './recent-document.words.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Changes with each choice, so that choosing the same document again starts over. */
    begun?: string;
  }
}

type RowProps = { document: SubmittedDocument; begun: string; onPick: () => void };

const Row = ({ document, begun, onPick }: RowProps) => {
  const { t } = useTranslation();
  const { id, docNo, title, approvalDate, category, lines } = document;
  const names = stepsOf(lines)
    .map((step) => namesOf(step.lines))
    .join(' → ');
  return (
    <li>
      <Link
        className={classes.row}
        to="/approval/documents/write/{-$id}"
        params={{ id: String(id) }}
        search={{ category: category.name }}
        hash="recent"
        state={{ begun }}
        onClick={onPick}
      >
        <span className={classes.what}>
          <b>{title}</b>
          <small>{[docNo, approvalDate, names || t(recentDocumentWords.selfApproved)].join(' · ')}</small>
        </span>
        <IconChevronRight size={16} aria-hidden />
      </Link>
    </li>
  );
};

type Props = { categoryId: number; onClose: () => void };

const Documents = ({ categoryId, onClose }: Props) => {
  const { t } = useTranslation();
  const [begun] = useState(() => crypto.randomUUID());
  const { data, error, refetch } = useQuery(recentSubmittedQuery);
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={280} />;
  const documents = data.filter(({ category }) => category.id === categoryId);
  if (documents.length === 0) return <EmptyState message={t(recentDocumentWords.none)} />;
  return (
    <ul className={classes.list} aria-label={t(recentDocumentWords.list)}>
      {documents.map((document) => (
        <Row key={document.id} document={document} begun={begun} onPick={onClose} />
      ))}
    </ul>
  );
};

/** The user's last submitted documents; each opens a new document as its copy. */
export const RecentDocumentsDialog = ({ categoryId, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={t(recentDocumentWords.title)} size={640}>
      <Text c="dimmed" mb="sm">
        {t(recentDocumentWords.help)}
      </Text>
      <Documents categoryId={categoryId} onClose={onClose} />
    </Dialog>
  );
};
