import type { Action } from '@portal/contract/safety';
import { dayText, instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Fold } from '../../../ui/page/fold.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { fullName } from '../../../ui/person/words.ts';
import { myActionWords } from '../my-actions/my-action.words.ts';
import { Facts } from '../view/facts.tsx';
import { actionWords } from './action.words.ts';
import type { ActionRef } from './api.ts';
import { ActionFiles } from './files.tsx';
import { ReferrersPart } from './referrers/part.tsx';
import { ActionRootCause } from './root-cause.tsx';
import classes from './styles.module.css';

type Props = { of: ActionRef; action: Action };

const useFacts = ({ mitigator, dueDate, assignedBy, createdDate, completedDate }: Action) => {
  const { t } = useTranslation();
  return [
    { key: 'mitigator', label: t(actionWords.field.mitigator), text: fullName(mitigator) },
    { key: 'dueDate', label: t(actionWords.field.dueDate), text: dayText(dueDate) },
    { key: 'assignedBy', label: t(actionWords.field.assignedBy), text: fullName(assignedBy) },
    { key: 'createdDate', label: t(actionWords.field.createdDate), text: instantText(createdDate) },
    ...(completedDate === null
      ? []
      : [{ key: 'completedDate', label: t(actionWords.field.completedDate), text: instantText(completedDate) }]),
  ];
};

const Parts = ({ of, action }: Props) => (
  <div className={classes.parts}>
    <Facts facts={useFacts(action)} />
    <ActionRootCause of={of} action={action} />
    <ReferrersPart of={of} action={action} />
    <ActionFiles of={of} files={action.attachedFiles} />
  </div>
);

/** What there is of an action besides its thread; on a phone a strip that opens, so that the thread comes first. */
export const ActionDetails = (props: Props) => {
  const { t } = useTranslation();
  const { dueDate, referrers, attachedFiles } = props.action;
  return (
    <Fold
      plain={!usePhone()}
      label={
        <>
          {t(actionWords.info)}
          <b>{t(myActionWords.until, { day: dueDate })}</b>{' '}
          {t(actionWords.infoCounts, { referrers: referrers.length, files: attachedFiles.length })}
        </>
      }
    >
      <Parts {...props} />
    </Fold>
  );
};
