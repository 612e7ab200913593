import { Alert } from '@mantine/core';
import { type DocumentPaper, isBlankRichText } from '@portal/contract/approval';
import { IconBan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { RichTextView } from '../../../ui/rich-text/view.tsx';
import { ApprovalBox } from '../box/table.tsx';
import { CommentTimeline } from '../comment/timeline.tsx';
import { approvalViewWords } from './approval-view.words.ts';
import classes from './styles.module.css';
import { ViewVacation } from './vacation.tsx';

const Cancellation = ({ document }: { document: DocumentPaper }) => {
  const { t } = useTranslation();
  const { canceledDate, cancellationReason } = document;
  if (canceledDate === null) return null;
  return (
    <Alert color="gray" icon={<IconBan aria-hidden />} mb="lg" title={t(approvalViewWords.canceled)}>
      <time dateTime={canceledDate}>{instantText(canceledDate)}</time>
      <p className={classes.reason}>{cancellationReason}</p>
    </Alert>
  );
};

type Props = {
  document: DocumentPaper;
  viewerId: number;
  /** Who is informed, with what may be done about it. */
  referrers: ReactNode;
  /** The documents and files that come with it. */
  attached: ReactNode;
};

/** The document as it looks on paper. */
export const ViewPaper = ({ document, viewerId, referrers, attached }: Props) => (
  <article className={classes.paper}>
    <Cancellation document={document} />
    <ApprovalBox document={document} viewerId={viewerId} />
    {document.vacation && <ViewVacation vacation={document.vacation} leave={document.annualLeaveByYear} />}
    {referrers}
    {!isBlankRichText(document.content) && <RichTextView html={document.content} />}
    {attached}
    <CommentTimeline document={document} />
  </article>
);
