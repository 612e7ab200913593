import type { DocumentRow } from '@portal/contract/approval';
import { dayInSeoul } from '@portal/contract/kernel';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './styles.module.css';

type Props = { row: Pick<DocumentRow, 'dueDate' | 'status'> };

const isOverdue = ({ dueDate, status }: Props['row']): boolean =>
  dueDate !== null && status === 'InProgress' && dueDate < dayInSeoul(new Date());

/** The day by which a document is to be decided; once that is past, it says so. */
export const DueDay = ({ row }: Props) => {
  const { t } = useTranslation();
  if (!isOverdue(row)) return row.dueDate;
  return (
    <span className={classes.overdue}>
      {row.dueDate}
      <b>
        <IconAlertCircle size={14} aria-hidden />
        {t('approval.list.overdue')}
      </b>
    </span>
  );
};
