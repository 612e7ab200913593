import { Alert } from '@mantine/core';
import { rejectedLines } from '@portal/contract/approval';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { documentQuery } from '../document/approval-document.queries.ts';
import { titledName } from '../document/approval-document-people.ts';
import { relatedDocumentWords } from '../line/related-document.words.ts';
import { CommentText } from '../view/comment-text.tsx';
import classes from './approval-form.module.css';
import type { WriteSource } from './approval-source.ts';
import { recentDocumentWords } from './recent-document.words.ts';

type Props = { source: WriteSource };

/** Who rejected the earlier document and why, for whoever writes it again; nothing where nobody did. */
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
export const WriteSourceNote = ({ source: { how, id, docNo, hadFiles } }: Props) => {
  const { t } = useTranslation();
  return (
    <Alert color="brand" mb="md" icon={<IconInfoCircle aria-hidden />}>
      {t(recentDocumentWords.from[how], { docNo: docNo ?? '-' })}{' '}
      {hadFiles && `${t(recentDocumentWords.withoutFiles)} `}
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
