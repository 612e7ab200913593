import { Alert } from '@mantine/core';
import { type ApprovalDocument, rejectedLines } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import { documentQuery } from '../document/approval-document.queries.ts';
import { type DocumentForm, resignedApprovers } from '../form/approval-form-values.ts';
import type { Copying } from '../list/approval-addresses.ts';
import { CommentText } from '../view/approval-comment.tsx';
import classes from './approval-form.module.css';
import { recentDocumentWords } from './recent-document.words.ts';
import { relatedDocumentWords } from './related-document.words.ts';

type WriteSource = {
  how: Copying;
  id: number;
  docNo: string | null;
  hadFiles: boolean;
  /** Who was left out of the line. */
  leftOut: readonly Person[];
};

/**
 * The document that the form was copied from; a rewritten one stores the link, so that it is known when it is opened
 * again.
 */
export const sourceOf = (
  { resubmissionOf }: Pick<DocumentForm, 'resubmissionOf'>,
  copied: Pick<ApprovalDocument, 'id' | 'docNo' | 'attachedFiles' | 'lines'> | undefined,
): WriteSource | undefined => {
  const hadFiles = copied !== undefined && copied.attachedFiles.length > 0;
  const leftOut = copied ? resignedApprovers(copied) : [];
  if (resubmissionOf) return { how: 'rewrite', ...resubmissionOf, hadFiles, leftOut };
  return copied && { how: 'recent', id: copied.id, docNo: copied.docNo, hadFiles, leftOut };
};

type Props = { source: WriteSource };

/** Who rejected the earlier document and why; nothing if nobody did. */
const Reasons = ({ id }: Pick<WriteSource, 'id'>) => {
  const { data: document } = useQuery({ ...documentQuery(id), retryOnMount: false });
  const rejected = document ? rejectedLines(document) : [];
  return rejected.map(({ id: line, approver, comment }) => (
    <blockquote key={line} className={classes.reason}>
      <strong>{titledName(approver)}</strong>
      {comment !== null && <CommentText author={titledName(approver)} text={comment} />}
    </blockquote>
  ));
};

/** The earlier document that this one began from. */
export const WriteSourceNote = ({ source: { how, id, docNo, hadFiles, leftOut } }: Props) => {
  const { t } = useTranslation();
  return (
    <Alert color="brand" mb="md" icon={<IconInfoCircle aria-hidden />}>
      {t(recentDocumentWords.from[how], { docNo: docNo ?? '-' })}{' '}
      {hadFiles && `${t(recentDocumentWords.withoutFiles)} `}
      {leftOut.length > 0 &&
        `${t(recentDocumentWords.withoutResigned, { names: leftOut.map(titledName).join(', ') })} `}
      <TextLink
        to="/approval/documents/view/$id"
        params={{ id: String(id) }}
        target="_blank"
        inherit
        underline="always"
      >
        {t(recentDocumentWords.show)}
        <span className="visually-hidden"> {t(relatedDocumentWords.newTab)}</span>
      </TextLink>
      {how === 'rewrite' && <Reasons id={id} />}
    </Alert>
  );
};
