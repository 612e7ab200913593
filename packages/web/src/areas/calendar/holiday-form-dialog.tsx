import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { emptyHoliday, firstCalendarDay, type Holiday, holidayKinds, holidayWords } from '@portal/contract/calendar';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { DayField } from '../../ui/form/day-field.tsx';
import kit from '../../ui/form/form.module.css';
import { Field } from '../../ui/form/form-field.tsx';
import { RecordDialog } from '../../ui/form/record/record-form-dialog.tsx';
import { useRecordForm } from '../../ui/form/record/use-record-form.ts';
import { holidayCalls } from './holiday.queries.ts';
import { holidayScreenWords } from './holiday.words.ts';
import { formOfHoliday, type HolidayForm, holidayDefinition } from './holiday-form.ts';

type Props = {
  /** The holiday that is changed; without it one is added. */
  record?: Holiday;
  onClose: () => void;
};

const words = holidayScreenWords.form;

export const HolidayFormDialog = ({ record, onClose }: Props) => {
  const { t } = useTranslation();
  const [initial] = useState(() => formOfHoliday(record ?? emptyHoliday('')));
  const [calls] = useState(() => holidayCalls(record?.date ?? ''));
  const saving = useRecordForm({
    definition: holidayDefinition,
    calls,
    initial,
    record,
    done: (isNew) => t(isNew ? words.created : words.changed),
    onSaved: onClose,
  });
  const { form } = saving;
  const wordsOf = (field: string, values: HolidayForm): string => {
    if (field === 'kind') return t(holidayWords.kind[values.kind as Holiday['kind']]);
    if (field === 'isVerified') return t(holidayScreenWords[values.isVerified ? 'verified' : 'unverified']);
    return String(values[field as keyof HolidayForm]);
  };
  return (
    <RecordDialog
      saving={saving}
      title={t(record ? words.edit : holidayScreenWords.new)}
      {...(saving.isNew && { confirmLabel: t(words.add) })}
      wordsOf={wordsOf}
      onClose={onClose}
    >
      <Field form={form} name="date">
        {(bound) => <DayField data-autofocus {...bound} min={firstCalendarDay} />}
      </Field>
      <Field form={form} name="kind">
        {(bound) => (
          <NativeSelect
            {...bound}
            data={holidayKinds.map((kind) => ({ value: kind, label: t(holidayWords.kind[kind]) }))}
          />
        )}
      </Field>
      <Field form={form} name="name">
        {(bound) => <TextInput {...bound} />}
      </Field>
      <Field form={form} name="engName">
        {(bound) => <TextInput {...bound} />}
      </Field>
      <Field form={form} name="source">
        {(bound) => <TextInput className={kit.whole} {...bound} description={t(words.sourceHelp)} />}
      </Field>
      <Field form={form} name="isVerified">
        {({ value, ...bound }) => (
          <Switch className={kit.whole} {...bound} description={t(words.verifiedHelp)} checked={value} />
        )}
      </Field>
    </RecordDialog>
  );
};
