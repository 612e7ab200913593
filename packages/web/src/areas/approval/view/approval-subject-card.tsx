import { Button } from '@mantine/core';
import type { ApprovalDocument } from '@portal/contract/approval';
import { IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './approval-view.module.css';
import { approvalViewWords } from './approval-view.words.ts';

/** The subject of a document with its link: a revision of a manual and its file. */
export const SubjectCard = ({ subject }: Pick<ApprovalDocument, 'subject'>) => {
  const { t } = useTranslation();
  if (subject === null) return null;
  const label = t(approvalViewWords.subject[subject.type]);
  return (
    <section className={classes.subject} aria-label={label}>
      <IconFileText size={20} stroke={1.5} aria-hidden />
      <strong>{label}</strong>
      <Button variant="default" size="compact-md" renderRoot={(root) => <Link {...root} to={subject.place} />}>
        {t(approvalViewWords.toSubject)}
      </Button>
    </section>
  );
};
