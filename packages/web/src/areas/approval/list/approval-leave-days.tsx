import type { DocumentRow } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './approval-list.module.css';
import { approvalListWords } from './approval-list.words.ts';

type Props = { leave: NonNullable<DocumentRow['leave']> };

/** `3일 · 2026-12-01 ~ 2026-12-04`: how much leave is applied for, and which days it lies between. */
export const LeaveDays = ({ leave: { days, firstDate, lastDate } }: Props) => {
  const { t } = useTranslation();
  const dates = firstDate === lastDate ? firstDate : `${firstDate} ~ ${lastDate}`;
  return <span className={classes.leave}>{`${t(approvalListWords.leaveDays, { count: days, days })} · ${dates}`}</span>;
};
