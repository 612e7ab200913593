import type { PlannedAction } from '@portal/contract/safety';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { fullName } from '../../../../ui/person/person-picker-texts.ts';
import texts from '../../case/case.module.css';
import { CaseStatusBadge } from '../../case/case-status-badge.tsx';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import classes from './post-process.module.css';

const PlanList = ({ planned }: { planned: readonly PlannedAction[] }) => {
  const { t } = useTranslation();
  if (planned.length === 0) return <EmptyState message={t(investigationPartsWords.postProcess.nobody)} />;
  return (
    <ul className={classes.planned} aria-label={t(investigationPartsWords.postProcess.field.mitigations)}>
      {planned.map(({ id, actionNo, status, mitigator, dueDate, instruction }) => (
        <li key={id ?? mitigator.id}>
          {actionNo !== null && <b>{actionNo}</b>}
          <span>{fullName(mitigator)}</span>
          {status !== null && <CaseStatusBadge status={status} />}
          <span className={classes.due}>{t(investigationPartsWords.postProcess.until, { day: dayText(dueDate) })}</span>
          {instruction !== null && <p className={classes.instruction}>{instruction}</p>}
        </li>
      ))}
    </ul>
  );
};

/** Who acts, or is to act, until when. */
export const PlannedActions = ({ planned }: { planned: readonly PlannedAction[] }) => {
  const { t } = useTranslation();
  return (
    <div className={texts.text}>
      <h3>{t(investigationPartsWords.postProcess.field.mitigations)}</h3>
      <PlanList planned={planned} />
    </div>
  );
};
