import { Textarea } from '@mantine/core';
import {
  getInvestigation,
  type Investigation,
  investigationLimits,
  isPlanApproved,
  savePostProcess,
} from '@portal/contract/safety';
import { deepEqual } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../../../platform/calls/call.ts';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/platform-names.ts';
import { DayField } from '../../../../ui/form/day-field.tsx';
import kit from '../../../../ui/form/form.module.css';
import { Field } from '../../../../ui/form/form-field.tsx';
import { Rows } from '../../../../ui/form/form-rows.tsx';
import { type Form, useDirty, useErrorsAt } from '../../../../ui/form/form-state.ts';
import type { RecordCalls } from '../../../../ui/form/record/record-save.ts';
import { PersonSelect } from '../../../../ui/person/select.tsx';
import { peopleQuery } from '../../../approval/index.ts';
import { actionWords } from '../../action/action.words.ts';
import texts from '../../case/case.module.css';
import { useCopiedForm } from '../../case/case-form.ts';
import { CasePanel } from '../../case/case-panel.tsx';
import type { Refusal } from '../../case/case-unsaved.tsx';
import { safetyKeys } from '../../safety.queries.ts';
import { investigationWords } from '../investigation.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import classes from './post-process.module.css';
import {
  bodyOfPostProcess,
  formOfPostProcess,
  newPlannedAction,
  type PostProcessForm,
  postProcessDefinition,
} from './post-process-form.ts';
import { PlannedActions } from './post-process-plan-list.tsx';

type PlanFieldProps = { form: Form<PostProcessForm> };

const Mitigator = ({ form, path }: PlanFieldProps & { path: `mitigations.${number}` }) => (
  <Field form={form} name={`${path}.mitigator`}>
    {({ id, label, error, value, onChange }) => (
      <PersonSelect
        id={id}
        label={label}
        required
        error={error}
        find={peopleQuery}
        chosen={value ?? undefined}
        onChoose={(person) => onChange(person ?? null)}
      />
    )}
  </Field>
);

/** Who is to act until when, once the post process is approved. */
const PlanField = ({ form }: PlanFieldProps) => {
  const { t } = useTranslation();
  const errors = useErrorsAt(form, 'mitigations');
  return (
    <fieldset className={classes.plan}>
      <legend>
        {t(investigationPartsWords.postProcess.field.mitigations)}
        <span className={classes.needed} aria-hidden>
          {' *'}
        </span>
      </legend>
      {errors.length > 0 && <p className={classes.wrong}>{errors.join(' ')}</p>}
      <Rows
        form={form}
        name="mitigations"
        label={t(investigationPartsWords.postProcess.field.mitigations)}
        empty={newPlannedAction()}
        most={investigationLimits.planned}
        words={{
          add: t(investigationPartsWords.postProcess.addMitigator),
          remove: (place) => t(investigationPartsWords.postProcess.removeMitigator, { place: place + 1 }),
        }}
      >
        {(path) => (
          <>
            <Mitigator form={form} path={path} />
            <Field form={form} name={`${path}.dueDate`}>
              {(bound) => <DayField {...bound} />}
            </Field>
            <div className={kit.whole}>
              <Field form={form} name={`${path}.instruction`}>
                {(bound) => <Textarea {...bound} autosize minRows={1} maxRows={8} />}
              </Field>
            </div>
          </>
        )}
      </Rows>
    </fieldset>
  );
};

/** The post process is saved with the version of its investigation, which is loaded before it. */
const postProcessCalls = (id: number, isApproved: boolean): RecordCalls<PostProcessForm, Investigation> => {
  const save = (version: number | undefined, form: PostProcessForm) =>
    call(
      savePostProcess,
      { params: { id }, body: bodyOfPostProcess(form, isApproved) },
      version === undefined ? {} : { ifMatch: version },
    );
  return {
    formOf: formOfPostProcess,
    create: (form) => save(undefined, form),
    change: ({ version }, form) => save(version, form),
    read: () => call(getInvestigation, { params: { id } }),
    refreshes: [safetyKeys.all],
  };
};

const peopleWords = (mitigations: PostProcessForm['mitigations']): string =>
  mitigations
    .map(({ mitigator, dueDate, instruction }) =>
      [mitigator && nameOf(mitigator), dueDate && dayText(dueDate), instruction].filter(Boolean).join(' '),
    )
    .join(', ');

const wordsOf = (field: string, form: PostProcessForm): string =>
  field === 'mitigations' ? peopleWords(form.mitigations) : form[field as 'conclusion' | 'appendix'];

type LeftOutProps = {
  people: PostProcessForm['mitigations'];
  /** Whether the reader may assign them by another way. */
  mayAssign: boolean;
};

/** The people in an unsaved plan that was approved meanwhile without them. */
const LeftOut = ({ people, mayAssign }: LeftOutProps) => {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <p role="status" className={classes.wrong}>
      {t(actionWords.notPlanned[mayAssign ? 'assign' : 'ask'], { people: peopleWords(people) })}
    </p>
  );
};

/** Copies the present plan into an open form; answers the people who are not in it. */
const takePlan = (form: Form<PostProcessForm>, { mitigations }: PostProcessForm): PostProcessForm['mitigations'] => {
  const written = form.current();
  if (deepEqual(written.mitigations, mitigations)) return [];
  form.restart({ ...form.base(), mitigations }, { ...written, mitigations });
  const isTaken = ({ mitigator, dueDate }: PostProcessForm['mitigations'][number]): boolean =>
    mitigations.some((one) => one.mitigator?.id === mitigator?.id && one.dueDate === dueDate);
  return written.mitigations.filter((one) => one.mitigator !== null && !isTaken(one));
};

type Props = { investigation: Investigation; what: string; refusal: Refusal | undefined; reading: ReactNode };

/** The form of the post process, including the plan until it is approved. */
export const PostProcessEditing = ({ investigation, what, refusal, reading }: Props) => {
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
      // A returned post process may be submitted unchanged, after its problem was solved elsewhere.
      mayRepeat: postProcess === null || postProcess.state === 'Returned',
      done: () => t(investigationPartsWords.postProcess.saved),
      onSaved: () => undefined,
    },
    what,
  );
  const { form } = saving;
  const [leftOut, setLeftOut] = useState<PostProcessForm['mitigations']>([]);
  useEffect(() => {
    // The plan becomes actions and, once all are cancelled, is the plan again, all of one version.
    const stored = formOfPostProcess(investigation);
    // What can no longer be saved stays as it was written.
    const unsaved = refusal === undefined && isPlanApproved(investigation.status) ? takePlan(form, stored) : [];
    if (unsaved.length > 0) setLeftOut(unsaved);
    if (!form.shown().dirty && !form.isSame(stored, form.base())) form.restart(stored);
  }, [form, investigation, refusal]);
  const { stored, takeStored } = saving;
  const dirty = useDirty(form);
  useEffect(() => {
    // It differed in the plan alone, which is no matter of the form any more.
    if (stored !== undefined && !dirty) takeStored();
  });
  const leftOutWords = <LeftOut people={leftOut} mayAssign={can.assign !== undefined} />;
  return (
    <CasePanel
      label={t(investigationWords.tab.postProcess)}
      saving={saving}
      refusal={refusal}
      confirmLabel={t(investigationPartsWords.postProcess.save)}
      wordsOf={wordsOf}
      reading={
        <>
          {leftOutWords}
          {reading}
        </>
      }
    >
      <div className={texts.adding}>
        <Field form={form} name="conclusion">
          {(bound) => <Textarea {...bound} autosize minRows={5} maxRows={24} />}
        </Field>
        <Field form={form} name="appendix">
          {(bound) => <Textarea {...bound} autosize minRows={3} maxRows={24} />}
        </Field>
        {leftOutWords}
        {isApproved && refusal === undefined ? <PlannedActions planned={mitigations} /> : <PlanField form={form} />}
      </div>
    </CasePanel>
  );
};
