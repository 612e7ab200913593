import { Alert } from '@mantine/core';
import { type ApprovalDocument, showsReferrers } from '@portal/contract/approval';
import { IconBan } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { instantText } from '../../platform/formats.ts';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import { ApprovalBox } from './approval-box.tsx';
import { CommentTimeline } from './comment-timeline.tsx';
import classes from './view.module.css';
import { ViewFiles } from './view-files.tsx';
import { ViewReferrers } from './view-referrers.tsx';
import { ViewVacation } from './view-vacation.tsx';

const Cancellation = ({ document }: { document: ApprovalDocument }) => {
  const { t } = useTranslation();
  const { canceledDate, cancellationReason } = document;
  if (canceledDate === null) return null;
  return (
    <Alert color="gray" icon={<IconBan aria-hidden />} mb="lg" title={t('approval.view.canceled')}>
      <time dateTime={canceledDate}>{instantText(canceledDate)}</time>
      <p className={classes.reason}>{cancellationReason}</p>
    </Alert>
  );
};

/** The document as it looks on paper. */
export const ViewPaper = ({ document, viewerId }: { document: ApprovalDocument; viewerId: number }) => (
  <article className={classes.paper}>
    <Cancellation document={document} />
    <ApprovalBox document={document} viewerId={viewerId} />
    {document.vacation && <ViewVacation vacation={document.vacation} leave={document.annualLeaveInfo} />}
    {showsReferrers(document) && <ViewReferrers referrers={document.referrers} />}
    <RichTextView html={document.content} />
    <ViewFiles document={document} />
    <CommentTimeline document={document} />
  </article>
);
