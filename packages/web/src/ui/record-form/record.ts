import type { FieldProblem } from '@portal/contract/kernel';
import { useTranslation } from 'react-i18next';
import { isFailure } from '../../platform/failure.ts';
import { notifyError, notifySuccess } from '../toast/notify.ts';
import { useFormErrors } from './errors.ts';
import { fieldPropsOf } from './field.ts';
import { type Attachment, type RecordCalls, type SaveStep, SaveStopped, useRecordSave } from './save.ts';
import { useFormState } from './state.ts';
import type { FieldOf, FormValues } from './values.ts';

type Given<Form extends FormValues, Kept extends { id: number; version: number }> = {
  calls: RecordCalls<Form, Kept>;
  /** What the form begins with; its own record, none for a new one. */
  initial: Form;
  record: Kept | undefined;
  check: (form: Form) => readonly FieldProblem[];
  isRequired: (field: FieldOf<Form>) => boolean;
  labelOf: (field: FieldOf<Form>) => string;
  /** What is told of a field that misses its value. */
  missing: (field: FieldOf<Form>) => string;
  /** A refusal that says what it says in its own words. */
  ownRefusal?: (code: string) => { field: FieldOf<Form>; message: string } | undefined;
  attachment?: Attachment<Kept>;
  /** The record is stored, but not what goes with it. */
  onNotAttached?: (message: string, isNew: boolean) => void;
  done: (isNew: boolean) => string;
  /** The record is stored: the form has done its work. */
  onSaved: (stored: Kept) => void;
};

/** A form that makes or changes one record: its fields, what is wrong with them, and the saving. */
export const useRecordForm = <Form extends FormValues, Kept extends { id: number; version: number }>(
  given: Given<Form, Kept>,
) => {
  const { calls, initial, record, check, isRequired, labelOf, missing, ownRefusal, attachment, done } = given;
  const { t } = useTranslation();
  const state = useFormState(initial);
  const problems = check(state.form);
  const { errors, refuse, refuseAs } = useFormErrors(state, problems, missing);
  const fail = (error: unknown, step: SaveStep): void => {
    if (error instanceof SaveStopped) return;
    const own = isFailure(error) ? ownRefusal?.(error.code) : undefined;
    if (own) {
      refuse({ [own.field]: own.message } as Partial<Record<FieldOf<Form>, string>>);
      notifyError(own.message);
      return;
    }
    if (isFailure(error)) refuseAs(error);
    const message = isFailure(error) ? error.message : t('ui.problem.unknown');
    if (step === 'created' || step === 'changed') given.onNotAttached?.(message, step === 'created');
    else notifyError(t(`adminForm.save.${step}Failed`, { message }));
  };
  const saving = useRecordSave({
    calls,
    state,
    record,
    attachment,
    onSaved: (stored, isNew) => {
      notifySuccess(done(isNew));
      given.onSaved(stored);
    },
    onFailure: fail,
  });
  const save = (): void => {
    state.visit(...(Object.keys(state.form) as FieldOf<Form>[]));
    if (problems.length === 0) void saving.save();
  };
  return { ...saving, save, state, errors, fieldProps: fieldPropsOf({ state, errors, labelOf, isRequired }) };
};
