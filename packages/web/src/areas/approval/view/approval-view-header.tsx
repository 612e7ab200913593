import type { ApprovalDocument } from '@portal/contract/approval';
import type { ReactNode } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { departmentNameOf, titledName } from '../../../ui/person/person-picker-texts.ts';
import { categoryTitle, instantDayText } from '../document/approval-document-texts.ts';
import { DocumentStatusBadge } from '../document/approval-status-badge.tsx';
import { DueDay } from '../list/approval-list-cells.tsx';
import classes from './approval-view.module.css';
import { approvalViewWords } from './approval-view.words.ts';

/** The document this one takes the place of; a link for its drafter, the others may not be allowed to read it. */
const ViewResubmission = ({ document }: { document: ApprovalDocument }) => {
  const { t } = useTranslation();
  const { resubmissionOf, can } = document;
  if (resubmissionOf === null) return null;
  const words = t(approvalViewWords.resubmission, { docNo: resubmissionOf.docNo ?? '-' });
  if (can.copy !== true) return <span>{words}</span>;
  return (
    <TextLink to="/approval/documents/view/$id" params={{ id: String(resubmissionOf.id) }}>
      {words}
    </TextLink>
  );
};

/** Title, drafter and day of the document. */
export const ViewHeader = ({ document, actions }: { document: ApprovalDocument; actions: ReactNode }) => {
  const { t } = useTranslation();
  const { category, docNo, status, drafter, submittedAt, dueDate, nudgedAt, title } = document;
  const facts = [
    titledName(drafter),
    departmentNameOf(drafter),
    submittedAt !== null && t(approvalViewWords.submittedOn, { day: instantDayText(submittedAt) }),
    nudgedAt !== null && t(approvalViewWords.nudged, { time: instantText(nudgedAt) }),
  ].filter((fact) => fact !== false);
  return (
    <PageHeader
      title={title}
      over={
        <>
          <span>{[categoryTitle(category), docNo].filter((part) => part !== null).join(' · ')}</span>
          <DocumentStatusBadge status={status} />
          <ViewResubmission document={document} />
        </>
      }
      meta={
        <span className={classes.facts}>
          {facts.map((fact) => (
            <span key={fact} className={classes.fact}>
              {fact}
            </span>
          ))}
          {dueDate !== null && (
            <span className={classes.fact}>
              {`${t(approvalViewWords.due)} `}
              <DueDay row={document} />
            </span>
          )}
        </span>
      }
      actions={actions}
    />
  );
};
