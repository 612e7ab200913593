import { Textarea } from '@mantine/core';
import { checkSchedule, checkWithdrawal, scheduleBody } from '@portal/contract/documents';
import type { FieldProblem } from '@portal/contract/kernel';
import { today } from '../../../platform/device/clock.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import kit from '../../../ui/form/form.module.css';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { useForm } from '../../../ui/form/form-state.ts';
import { ManualActDialog } from './manual-act-dialog.tsx';
import { type RevisionAt, schedule, withdraw } from './manual-revision.queries.ts';
import { manualRevisionWords } from './manual-revision.words.ts';

type ScheduleForm = { effectiveDate: string; reason: string };
type Props = { of: RevisionAt; onClose: () => void };

const labelOf = (field: keyof ScheduleForm): string => translate(manualRevisionWords.field[field]);

const scheduleDefinition = (isReleasedSimply: boolean): Definition<ScheduleForm> => ({
  name: 'schedule-revision',
  fields: ['effectiveDate', 'reason'] satisfies (keyof ScheduleForm)[],
  labelOf,
  isRequired: () => true,
  // Between which days that of an upload may be corrected, the server knows.
  check: (form): FieldProblem[] => [
    ...checkSchedule(form, today()).filter(({ code }) => !isReleasedSimply || code === 'required'),
    ...tooLong(form, scheduleBody),
  ],
});

/** Sets the day from which a revision is in force, moves it, or corrects that of an upload. */
export const ManualScheduleDialog = ({ of, onClose }: Props) => {
  const { t } = useTranslation();
  const { effectiveDate, inForceFrom, state } = of.revision;
  const isSimple = state === 'InForce' || state === 'Superseded';
  const form = useForm<ScheduleForm>(
    { effectiveDate: effectiveDate ?? inForceFrom ?? '', reason: '' },
    scheduleDefinition(isSimple),
  );
  return (
    <ManualActDialog
      title={t(manualRevisionWords.schedule)}
      form={form}
      act={() => schedule(of, form.current())}
      done={t(manualRevisionWords.scheduled)}
      onClose={onClose}
    >
      <Field form={form} name="effectiveDate">
        {(bound) => <DayField {...bound} />}
      </Field>
      <Field form={form} name="reason">
        {(bound) => <Textarea className={kit.whole ?? ''} {...bound} autosize minRows={2} />}
      </Field>
    </ManualActDialog>
  );
};

type WithdrawForm = { reason: string };

const withdrawDefinition: Definition<WithdrawForm> = {
  name: 'withdraw-revision',
  fields: ['reason'],
  labelOf,
  isRequired: () => true,
  check: (form): FieldProblem[] => [...checkWithdrawal(form), ...tooLong(form, scheduleBody)],
};

/** Withdraws a revision, for good. */
export const ManualWithdrawDialog = ({ of, onClose }: Props) => {
  const { t } = useTranslation();
  const form = useForm<WithdrawForm>({ reason: '' }, withdrawDefinition);
  return (
    <ManualActDialog
      title={t(manualRevisionWords.withdraw)}
      form={form}
      act={() => withdraw(of, form.current().reason)}
      done={t(manualRevisionWords.withdrawn)}
      onClose={onClose}
    >
      <p className={kit.whole}>{t(manualRevisionWords.withdrawHint)}</p>
      <Field form={form} name="reason">
        {(bound) => <Textarea className={kit.whole ?? ''} {...bound} autosize minRows={2} />}
      </Field>
    </ManualActDialog>
  );
};
