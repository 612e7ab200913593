import { Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core';
import { employeeLimits, genders, jobTitles } from '@portal/contract/directory';
import { useTranslation } from '../../../platform/i18n.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { digitsOf } from '../../../ui/form/limits.ts';
import { type Form, useValue } from '../../../ui/form/state.ts';
import kit from '../../../ui/form/styles.module.css';
import { DepartmentSelect } from '../department/select.tsx';
import type { DepartmentRow } from '../department/tree.ts';
import classes from './form.module.css';
import type { EmployeeForm } from './form.ts';
import { genderText, jobTitleText } from './words.ts';

type Props = { form: Form<EmployeeForm>; departments: readonly DepartmentRow[] };

const MOST_DIGITS = String(employeeLimits.seq).length;
/** How many years back one looks for a day (spec 2, section 5, Employee form). */
const HIRE_YEARS = 20;
const BIRTH_YEARS = 80;

/** Those on offer, and the one of the record where it is none of them. */
const jobTitleOptions = (kept: string) => [
  { value: '', label: '-' },
  ...[...new Set([...Object.keys(jobTitles), ...(kept === '' ? [] : [kept])])].map((value) => ({
    value,
    label: jobTitleText(value),
  })),
];

type TextProps = Pick<Props, 'form'> & {
  name: 'name' | 'engName' | 'code' | 'email' | 'position' | 'phone' | 'address1' | 'address2';
  type?: 'email' | 'tel';
};

const Text = ({ form, name, ...input }: TextProps) => (
  <Field form={form} name={name}>
    {(bound) => <TextInput data-autofocus={name === 'name' || undefined} {...input} {...bound} />}
  </Field>
);

const Resigning = ({ form }: Pick<Props, 'form'>) => (
  <div className={kit.whole}>
    <Field form={form} name="isResigned">
      {({ value, ...bound }) => <Checkbox {...bound} checked={value} />}
    </Field>
    {useValue(form, 'isResigned') && (
      <Field form={form} name="resignDate" required>
        {(bound) => <DayField mt="sm" {...bound} />}
      </Field>
    )}
  </div>
);

/** The fields of an employee's record, from top to bottom. */
export const EmployeeFields = ({ form, departments }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <Text form={form} name="name" />
      <Text form={form} name="engName" />
      <Text form={form} name="code" />
      <Text form={form} name="email" type="email" />
      <Field form={form} name="department">
        {(bound) => (
          <DepartmentSelect {...bound} rows={departments} nothing={t('directory.employeeForm.choose')} activeOnly />
        )}
      </Field>
      <Text form={form} name="position" />
      <Field form={form} name="jobTitle">
        {(bound) => <NativeSelect {...bound} data={jobTitleOptions(bound.value)} />}
      </Field>
      <Text form={form} name="phone" type="tel" />
      <Field form={form} name="hireDate">
        {(bound) => <DayField {...bound} years={HIRE_YEARS} />}
      </Field>
      <Field form={form} name="birthDate">
        {(bound) => <DayField {...bound} years={BIRTH_YEARS} />}
      </Field>
      <Field form={form} name="gender">
        {({ label, error, value, onChange }) => (
          <Radio.Group label={label} error={error} value={value} onChange={onChange}>
            <div className={classes.choices}>
              {genders.map((gender) => (
                <Radio key={gender} value={String(gender)} label={genderText(gender)} />
              ))}
            </div>
          </Radio.Group>
        )}
      </Field>
      <Field form={form} name="seq">
        {({ onChange, ...bound }) => (
          <TextInput
            {...bound}
            inputMode="numeric"
            onChange={(event) => onChange(digitsOf(event.currentTarget.value, MOST_DIGITS))}
          />
        )}
      </Field>
      <Text form={form} name="address1" />
      <Text form={form} name="address2" />
      <Resigning form={form} />
    </>
  );
};
