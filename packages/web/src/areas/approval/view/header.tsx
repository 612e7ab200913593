import type { ApprovalDocument } from '@portal/contract/approval';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { PageHeader } from '../../../ui/page/header.tsx';
import { categoryTitle } from '../document/category.ts';
import { instantDayText } from '../document/dates.ts';
import { departmentNameOf, titledName } from '../document/people.ts';
import { DocumentStatusBadge } from '../document/status-badge.tsx';
import { DueDay } from '../list/due-day.tsx';
import { approvalViewWords } from './approval-view.words.ts';
import { ViewResubmission } from './resubmission.tsx';
import classes from './styles.module.css';

/** What the document is, from whom and when. */
export const ViewHeader = ({ document, actions }: { document: ApprovalDocument; actions: ReactNode }) => {
  const { t } = useTranslation();
  const { category, docNo, status, drafter, submittedAt, dueDate, title } = document;
  const facts = [
    titledName(drafter),
    departmentNameOf(drafter),
    submittedAt !== null && t(approvalViewWords.submittedOn, { day: instantDayText(submittedAt) }),
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
