import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { dutyWords, filingForms, filingLimits, filingRecipients } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { MomentField } from '../../../ui/days/moment-field.tsx';
import kit from '../../../ui/form/form.module.css';
import { Field } from '../../../ui/form/form-field.tsx';
import { useValue } from '../../../ui/form/form-state.ts';
import { RecordDialog } from '../../../ui/form/record/record-form-dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import classes from './duty.module.css';
import { filingCalls } from './duty.queries.ts';
import { dutyScreenWords } from './duty.words.ts';
import { filingDefinition, newFilingForm } from './filing-form.ts';

const words = dutyScreenWords.filing;

type Props = { reportId: number; eventAt: Date; onClose: () => void };

/** Records that a report was filed; the portal files nothing itself. */
export const FilingDialog = ({ reportId, eventAt, onClose }: Props) => {
  const { t } = useTranslation();
  const [initial] = useState(newFilingForm);
  const [definition] = useState(() => filingDefinition(eventAt));
  const [calls] = useState(() => filingCalls(reportId));
  const saving = useRecordForm({
    definition,
    calls,
    initial,
    record: undefined,
    done: () => t(words.done),
    onSaved: onClose,
  });
  const { form } = saving;
  const isOther = useValue(form, 'recipient') === 'Other';
  return (
    <RecordDialog saving={saving} title={t(words.title)} confirmLabel={t(words.confirm)} onClose={onClose}>
      <p className={`${kit.whole} ${classes.notice}`}>{t(words.notice)}</p>
      <Field form={form} name="recipient">
        {(bound) => (
          <NativeSelect
            data-autofocus
            {...bound}
            data={filingRecipients.map((value) => ({ value, label: t(dutyWords.recipient[value]) }))}
          />
        )}
      </Field>
      <Field form={form} name="recipientName" required={isOther}>
        {(bound) => <TextInput {...bound} maxLength={filingLimits.recipientName} />}
      </Field>
      <Field form={form} name="form">
        {(bound) => (
          <NativeSelect {...bound} data={filingForms.map((value) => ({ value, label: t(dutyWords.form[value]) }))} />
        )}
      </Field>
      <Field form={form} name="filedAt">
        {(bound) => <MomentField {...bound} />}
      </Field>
      <Field form={form} name="receiptNo">
        {(bound) => <TextInput {...bound} maxLength={filingLimits.receiptNo} />}
      </Field>
      <Field form={form} name="note">
        {(bound) => <Textarea className={kit.whole} {...bound} autosize minRows={2} maxLength={filingLimits.note} />}
      </Field>
    </RecordDialog>
  );
};
