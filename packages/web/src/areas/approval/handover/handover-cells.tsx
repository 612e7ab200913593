import { categoryWords, type WaitingLine } from '@portal/contract/approval';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { employeeWords } from '../../directory/index.ts';
import { lineWords } from '../line/line.words.ts';
import classes from './handover.module.css';
import { handoverWords } from './handover.words.ts';

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

/** The number of the document of a line. */
export const documentWord = ({ docNo, documentId }: WaitingLine): string => docNo ?? `#${documentId}`;

export const categoryWord = ({ category }: WaitingLine): string => translate(categoryWords[category.name].title);

/** Whether the document waits for this line now, or others come first. */
export const turnWord = ({ isActing }: WaitingLine): string =>
  translate(isActing ? handoverWords.list.turn.now : handoverWords.list.turn.later);

/** `2단계 결재`. */
export const stepWord = ({ seq, approvalType }: WaitingLine): string =>
  translate(handoverWords.list.step, { seq, type: translate(lineWords.type[approvalType]) });

/** Whether the line is the one that is waited for. */
export const WaitingTurn = ({ line }: { line: WaitingLine }) => (
  <StatusBadge status={line.isActing ? 'wait' : 'neutral'}>{turnWord(line)}</StatusBadge>
);
