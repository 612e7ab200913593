import type { FieldValues } from 'react-hook-form';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifyError, notifySuccess } from '../../dialog/toast-notify.ts';
import { useAttention } from '../attention.ts';
import { formWords } from '../form.words.ts';
import type { Definition } from '../form-definition.ts';
import { useForm } from '../form-state.ts';
import { type Attachment, type RecordCalls, type SaveStep, SaveStopped, useRecordSave } from './record-save.ts';

type Options<Values extends FieldValues, Saved extends { id: number; version: number }> = {
  definition: Definition<Values>;
  calls: RecordCalls<Values, Saved>;
  /** The initial values, from the record or for a new one. */
  initial: Values;
  record: Saved | undefined;
  /** A specific message at a field for a problem code. */
  ownRefusal?: (code: string) => { path: string; message: string } | undefined;
  /** The message when storing failed; by default that it was not registered or changed. */
  failed?: (message: string) => string;
  attachment?: Attachment<Saved>;
  /** The record is stored, but its attachment is not. */
  onNotAttached?: (message: string, isNew: boolean) => void;
  /** The record may be saved again unchanged. */
  mayRepeat?: boolean;
  done: (isNew: boolean, stored: Saved) => string;
  /** The record is stored, and the form can close. */
  onSaved: (stored: Saved, isNew: boolean) => unknown;
};

/** A form that creates or changes one record: fields, messages and saving. */
export const useRecordForm = <Values extends FieldValues, Saved extends { id: number; version: number }>(
  options: Options<Values, Saved>,
) => {
  const { definition, calls, initial, record, ownRefusal, attachment, mayRepeat = false, done } = options;
  const { t } = useTranslation();
  const form = useForm(initial, definition);
  const fail = (error: unknown, step: SaveStep): void => {
    if (error instanceof SaveStopped) return;
    const own = isFailure(error) ? ownRefusal?.(error.code) : undefined;
    if (own) {
      form.showErrors([own]);
      notifyError(options.failed?.(own.message) ?? own.message);
      return;
    }
    if (isFailure(error)) form.showErrors(error.errors);
    const message = messageOf(error);
    if (step === 'created' || step === 'changed') options.onNotAttached?.(message, step === 'created');
    else notifyError(options.failed?.(message) ?? t(formWords.save[`${step}Failed`], { message }));
  };
  const saving = useRecordSave({
    form,
    calls,
    record,
    attachment,
    mayRepeat,
    onSaved: (stored, isNew) => {
      notifySuccess(done(isNew, stored));
      return options.onSaved(stored, isNew);
    },
    onFailure: fail,
  });
  const look = useAttention(form, saving.busy);
  const save = (): void => {
    if (form.isFine()) void saving.save().then(() => look());
    else look();
  };
  return { ...saving, save, form };
};
