import type { FieldProblem } from '@portal/contract/kernel';
import {
  checkFiling,
  type Filing,
  type FilingBody,
  type FilingRecipient,
  type FilingForm as FormOfLaw,
  filingBody,
  normalizeFiling,
} from '@portal/contract/safety';
import { now } from '../../../platform/device/clock.ts';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { dutyScreenWords } from './duty.words.ts';
import { instantOf, wallOf } from './duty-moment.ts';

/** A filing in the state of a form; it is recorded once and never changed. */
export type FilingRecord = Filing & { version: number };

export type FilingForm = {
  recipient: FilingRecipient;
  recipientName: string;
  form: FormOfLaw;
  /** In the time of Seoul. */
  filedAt: string;
  receiptNo: string;
  note: string;
};

export const newFilingForm = (): FilingForm => ({
  recipient: 'Minister',
  recipientName: '',
  form: 'Electronic',
  filedAt: wallOf(now().toISOString()),
  receiptNo: '',
  note: '',
});

const NO_MOMENT = '';

export const bodyOfFiling = (form: FilingForm): FilingBody => ({
  recipient: form.recipient,
  recipientName: form.recipientName.trim() || null,
  form: form.form,
  filedAt: instantOf(form.filedAt) ?? NO_MOMENT,
  receiptNo: form.receiptNo.trim() || null,
  note: form.note.trim() || null,
});

/** The form of a filing of one report. */
export const filingDefinition = (eventAt: Date): Definition<FilingForm> => ({
  name: 'filing',
  fields: ['recipient', 'recipientName', 'form', 'filedAt', 'receiptNo', 'note'] satisfies (keyof FilingForm)[],
  labelOf: (field: keyof FilingForm) => translate(dutyScreenWords.filing.field[field]),
  isRequired: (field) => field === 'recipient' || field === 'form' || field === 'filedAt',
  check: (form): FieldProblem[] => [
    ...(instantOf(form.filedAt) === null
      ? [{ path: 'filedAt', code: 'required' } as const]
      : checkFiling(normalizeFiling(bodyOfFiling(form)), { eventAt, now: now() })),
    ...tooLong(form, filingBody),
  ],
});
