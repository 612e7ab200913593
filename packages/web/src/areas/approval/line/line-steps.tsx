import { type ApprovalType, stepsOf } from '@portal/contract/approval';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { departmentNameOf, titledName } from '../../../ui/person/person-picker-texts.ts';
import { lineWords } from './line.words.ts';
import type { PickedLine } from './line-order.ts';
import classes from './line-steps.module.css';

const typeOfStep = (lines: readonly PickedLine[]): ApprovalType => lines[0]?.approvalType ?? 'Approve';

/** The steps as they will run, agreers of one step side by side. */
export const LineSteps = ({ lines }: { lines: readonly PickedLine[] }) => {
  const { t } = useTranslation();
  return (
    <ol className={classes.steps} aria-label={t(lineWords.steps)}>
      {stepsOf(lines).map(({ seq, lines: members }, place) => (
        <li key={seq} className={classes.step} data-type={typeOfStep(members)}>
          {place > 0 && <IconChevronRight size={14} aria-hidden className={classes.arrow} />}
          <span className={classes.card}>
            <small>
              {seq} {t(lineWords.type[typeOfStep(members)])}
            </small>
            {members.map(({ approver }) => (
              <span key={approver.id}>
                {titledName(approver)} <small>{departmentNameOf(approver)}</small>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
};
