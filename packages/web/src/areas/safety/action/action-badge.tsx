import { type ActionRow, caseWords } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Status } from '../../../ui/look/theme.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { actionWords } from './action.words.ts';
import classes from './action-badge.module.css';

const meaning: Readonly<Record<ActionRow['status'], Status>> = {
  InProgress: 'wait',
  Completed: 'ok',
  Cancelled: 'neutral',
};

type Props = {
  action: Pick<ActionRow, 'status' | 'isOverdue' | 'isClosingRequested'> & Partial<Pick<ActionRow, 'mitigatorHasLeft'>>;
};

/** The status of an action, what it waits for, and whether it is overdue. */
export const ActionBadges = ({ action: { status, isOverdue, isClosingRequested, mitigatorHasLeft } }: Props) => {
  const { t } = useTranslation();
  return (
    <span className={classes.badges}>
      <StatusBadge status={meaning[status]}>{t(caseWords.status[status])}</StatusBadge>
      {isOverdue && <OverdueMark />}
      {isClosingRequested && <StatusBadge status="info">{t(actionWords.closingRequested)}</StatusBadge>}
      {mitigatorHasLeft && <StatusBadge status="no">{t(actionWords.mitigatorHasLeft)}</StatusBadge>}
    </span>
  );
};

export const OverdueMark = () => {
  const { t } = useTranslation();
  return <StatusBadge status="no">{t(actionWords.overdue)}</StatusBadge>;
};
