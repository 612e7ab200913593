import { type DocumentRow, isOverdue } from '@portal/contract/approval';
import { IconAlertCircle } from '@tabler/icons-react';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import classes from './approval-list.module.css';
import { approvalListWords } from './approval-list.words.ts';

type LeaveProps = { leave: NonNullable<DocumentRow['leave']> };

/** `3일 · 2026-12-01 ~ 2026-12-04`: how much leave is applied for, and which days it lies between. */
export const LeaveDays = ({ leave: { days, firstDate, lastDate } }: LeaveProps) => {
  const { t } = useTranslation();
  const dates = firstDate === lastDate ? firstDate : `${firstDate} ~ ${lastDate}`;
  return <span className={classes.leave}>{`${t(approvalListWords.leaveDays, { count: days, days })} · ${dates}`}</span>;
};

/** The principal of an act in place; empty for one's own. In a card it is below the title. */
export const InPlace = ({ row: { inPlaceOf } }: { row: Pick<DocumentRow, 'inPlaceOf'> }) => {
  const { t } = useTranslation();
  return (
    inPlaceOf && (
      <span className={classes.inPlace}>
        <StatusBadge status="info">{t(approvalListWords.inPlaceOf, { name: nameOf(inPlaceOf) })}</StatusBadge>
      </span>
    )
  );
};

type Props = { row: Pick<DocumentRow, 'dueDate' | 'status'> };

/** The due day of a document, marked once it is past. */
export const DueDay = ({ row }: Props) => {
  const { t } = useTranslation();
  if (!isOverdue(row, today())) return row.dueDate;
  return (
    <span className={classes.overdue}>
      {row.dueDate}
      <b>
        <IconAlertCircle size={14} aria-hidden />
        {t(approvalListWords.overdue)}
      </b>
    </span>
  );
};
