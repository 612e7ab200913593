import type { WaitingLine } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { employeeWords } from '../../directory/index.ts';
import classes from './handover.module.css';

/** Whom the line waits for, who has resigned. */
export const WaitingApprover = ({ approver }: Pick<WaitingLine, 'approver'>) => {
  const { t } = useTranslation();
  return (
    <span className={classes.approver}>
      {nameOf(approver)}
      <StatusBadge status="neutral">{t(employeeWords.gone)}</StatusBadge>
    </span>
  );
};
