import { Textarea } from '@mantine/core';
import { type Investigation, isPlanApproved, type PlannedAction } from '@portal/contract/safety';
import { deepEqual } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/names.ts';
import { CopyOffer } from '../../../../ui/form/copy/offer.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { RecordPanel } from '../../../../ui/form/record/panel.tsx';
import { type Form, useDirty } from '../../../../ui/form/state.ts';
import { useCopiedForm } from '../../cases/copied.ts';
import texts from '../../cases/styles.module.css';
import { postProcessCalls } from './api.ts';
import { formOfPostProcess, type PostProcessForm, postProcessDefinition } from './form.ts';
import { PlanField } from './plan-field.tsx';
import { Plan } from './plan-list.tsx';
import classes from './styles.module.css';

const peopleWords = (mitigations: PostProcessForm['mitigations']): string =>
  mitigations
    .map(({ mitigator, dueDate }) => `${mitigator ? nameOf(mitigator) : ''} ${dueDate && dayText(dueDate)}`.trim())
    .join(', ');

const wordsOf = (field: string, form: PostProcessForm): string =>
  field === 'mitigations' ? peopleWords(form.mitigations) : form[field as 'conclusion' | 'appendix'];

type ApprovedProps = {
  planned: readonly PlannedAction[];
  leftOut: PostProcessForm['mitigations'];
  /** Whether the reader may assign them by another way. */
  mayAssign: boolean;
};

/** The plan as it was approved, and whom somebody had put into it by then in vain. */
const ApprovedPlan = ({ planned, leftOut, mayAssign }: ApprovedProps) => {
  const { t } = useTranslation();
  return (
    <>
      {leftOut.length > 0 && (
        <p role="status" className={classes.wrong}>
          {t(`safetyActions.notPlanned.${mayAssign ? 'assign' : 'ask'}`, { people: peopleWords(leftOut) })}
        </p>
      )}
      <Plan planned={planned} />
    </>
  );
};

/** Takes the plan as it stands by now into a form in which somebody writes; answers whom it has not taken. */
const takePlan = (form: Form<PostProcessForm>, { mitigations }: PostProcessForm): PostProcessForm['mitigations'] => {
  const written = form.current();
  if (deepEqual(written.mitigations, mitigations)) return [];
  form.restart({ ...form.base(), mitigations }, { ...written, mitigations });
  const isTaken = ({ mitigator, dueDate }: PostProcessForm['mitigations'][number]): boolean =>
    mitigations.some((one) => one.mitigator?.id === mitigator?.id && one.dueDate === dueDate);
  return written.mitigations.filter((one) => one.mitigator !== null && !isTaken(one));
};

/** Where the post process is written; its plan, until it is approved. */
export const PostProcessEditing = ({ investigation }: { investigation: Investigation }) => {
  const { t } = useTranslation();
  const { id, status, postProcess, mitigations, can } = investigation;
  const isApproved = isPlanApproved(status);
  const latest = useRef(investigation);
  latest.current = investigation;
  const [initial] = useState(() => formOfPostProcess(investigation));
  const [definition] = useState(() => postProcessDefinition(() => isPlanApproved(latest.current.status)));
  const saving = useCopiedForm(
    {
      definition,
      calls: postProcessCalls(id, isApproved),
      initial,
      record: investigation,
      // Given back, it may be handed in as it stands, once what it was given back for is done elsewhere.
      again: postProcess === null || postProcess.state === 'Returned',
      done: () => t('safetyInvestigation.postProcess.saved'),
      onSaved: () => undefined,
    },
    `post-process-${id}`,
  );
  const { form } = saving;
  const [leftOut, setLeftOut] = useState<PostProcessForm['mitigations']>([]);
  useEffect(() => {
    // The plan becomes actions and, once all are cancelled, is the plan again, all of one version.
    const stands = formOfPostProcess(investigation);
    const inVain = isPlanApproved(investigation.status) ? takePlan(form, stands) : [];
    if (inVain.length > 0) setLeftOut(inVain);
    if (!form.shown().dirty && !form.isSame(stands, form.base())) form.restart(stands);
  }, [form, investigation]);
  const { stored, takeStored } = saving;
  const dirty = useDirty(form);
  useEffect(() => {
    // It differed in the plan alone, which is no matter of the form any more.
    if (stored !== undefined && !dirty) takeStored();
  });
  return (
    <>
      <CopyOffer copy={saving.copy} />
      <RecordPanel
        label={t('safetyInvestigation.tab.postProcess')}
        saving={saving}
        confirmLabel={t('safetyInvestigation.postProcess.save')}
        wordsOf={wordsOf}
      >
        <div className={texts.adding}>
          <Field form={form} name="conclusion">
            {(bound) => <Textarea {...bound} autosize minRows={5} maxRows={24} />}
          </Field>
          <Field form={form} name="appendix">
            {(bound) => <Textarea {...bound} autosize minRows={3} maxRows={24} />}
          </Field>
          {isApproved ? (
            <ApprovedPlan planned={mitigations} leftOut={leftOut} mayAssign={can.assign !== undefined} />
          ) : (
            <PlanField form={form} />
          )}
        </div>
      </RecordPanel>
    </>
  );
};
