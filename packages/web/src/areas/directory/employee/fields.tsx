import { Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core';
import { employeeLimits, genders, jobTitles } from '@portal/contract/directory';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/record-form/day-field.tsx';
import type { fieldPropsOf } from '../../../ui/record-form/field.ts';
import { digitsOf } from '../../../ui/record-form/lengths.ts';
import type { FormState } from '../../../ui/record-form/state.ts';
import classes from '../../../ui/record-form/styles.module.css';
import { DepartmentSelect } from '../department/select.tsx';
import type { DepartmentRow } from '../department/tree.ts';
import type { EmployeeField, EmployeeForm } from './form.ts';
import { genderText, jobTitleText } from './words.ts';

type Props = {
  state: FormState<EmployeeForm>;
  fieldProps: ReturnType<typeof fieldPropsOf<EmployeeForm>>;
  labelOf: (field: EmployeeField) => string;
  departments: readonly DepartmentRow[];
};

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

const Resigning = ({ state, fieldProps, labelOf }: Omit<Props, 'departments'>) => (
  <div className={classes.whole}>
    <Checkbox
      label={labelOf('isResigned')}
      error={fieldProps('isResigned').error}
      checked={state.form.isResigned}
      onChange={(event) => state.patch({ isResigned: event.currentTarget.checked })}
    />
    {state.form.isResigned && <DayField mt="sm" {...fieldProps('resignDate')} required />}
  </div>
);

/** The fields of an employee's record, from top to bottom. */
export const EmployeeFields = ({ departments, ...given }: Props) => {
  const { t } = useTranslation();
  const { state, fieldProps, labelOf } = given;
  return (
    <>
      <TextInput data-autofocus {...fieldProps('name')} />
      <TextInput {...fieldProps('engName')} />
      <TextInput {...fieldProps('code')} />
      <TextInput {...fieldProps('email')} type="email" />
      <DepartmentSelect
        {...fieldProps('department')}
        rows={departments}
        nothing={t('adminForm.employee.choose')}
        activeOnly
      />
      <TextInput {...fieldProps('position')} />
      <NativeSelect {...fieldProps('jobTitle')} data={jobTitleOptions(state.form.jobTitle)} />
      <TextInput {...fieldProps('phone')} type="tel" />
      <DayField {...fieldProps('hireDate')} years={HIRE_YEARS} />
      <DayField {...fieldProps('birthDate')} years={BIRTH_YEARS} />
      <Radio.Group
        label={labelOf('gender')}
        error={fieldProps('gender').error}
        value={state.form.gender}
        onChange={(gender) => state.patch({ gender: String(gender) })}
      >
        <div className={classes.choices}>
          {genders.map((gender) => (
            <Radio key={gender} value={String(gender)} label={genderText(gender)} />
          ))}
        </div>
      </Radio.Group>
      <TextInput {...fieldProps('seq', (typed) => digitsOf(typed, MOST_DIGITS))} inputMode="numeric" />
      <TextInput {...fieldProps('address1')} />
      <TextInput {...fieldProps('address2')} />
      <Resigning {...given} />
    </>
  );
};
