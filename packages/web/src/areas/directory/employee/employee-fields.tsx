import { Alert, Button, Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core';
import { type EmployeeBody, employeeBody, employeeLimits, genders, jobTitles } from '@portal/contract/directory';
import { type RequiredField, requiredFields, type TextField } from '@portal/contract/kernel';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { knownConfig } from '../../../platform/config.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import kit from '../../../ui/form/form.module.css';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { digitsOf } from '../../../ui/form/form-limits.ts';
import { type Form, useValue } from '../../../ui/form/form-state.ts';
import { mayDiscard } from '../../../ui/form/unsaved-guard.ts';
import { DepartmentSelect } from '../department/department-select.tsx';
import type { DepartmentRow } from '../department/department-tree.ts';
import { employeeWords } from './employee.words.ts';
import classes from './employee-form.module.css';
import { checkEmployeeForm, type EmployeeForm } from './employee-form.ts';
import { genderText, jobTitleText } from './employee-texts.ts';

type Props = {
  form: Form<EmployeeForm>;
  departments: readonly DepartmentRow[];
  /** The way to resign somebody; none for one who has, for oneself and for somebody new. */
  onResign?: (() => void) | undefined;
};

const MOST_DIGITS = String(employeeLimits.seq).length;
/** The number of years in the picker of a day (rules/directory.md#employee). */
const HIRE_YEARS = 20;
const BIRTH_YEARS = 80;

/** The job titles to choose from, and that of the record if it is another one. */
const jobTitleOptions = (current: string) => [
  { value: '', label: '-' },
  ...[...new Set([...Object.keys(jobTitles), ...(current === '' ? [] : [current])])].map((value) => ({
    value,
    label: jobTitleText(value),
  })),
];

type TextProps = Pick<Props, 'form'> & { name: TextField<EmployeeBody>; type: 'text' | 'email' | 'tel' };

const Text = ({ form, name, type }: TextProps) => (
  <Field form={form} name={name}>
    {(bound) => <TextInput data-autofocus={name === 'name' || undefined} type={type} {...bound} />}
  </Field>
);

const text =
  (name: TextProps['name'], type: TextProps['type'] = 'text') =>
  ({ form }: Props) => <Text form={form} name={name} type={type} />;

/** An address of the company is typed up to its `@`; another address is typed completely. */
const Email = ({ form }: Props) => {
  const domain = knownConfig()?.mailDomain ?? '';
  const suffix = domain === '' ? '' : `@${domain}`;
  return (
    <Field form={form} name="email">
      {({ value, onChange, ...bound }) => {
        const isOwn = suffix !== '' && value.endsWith(suffix);
        return (
          <TextInput
            {...bound}
            type={isOwn ? 'text' : 'email'}
            inputMode="email"
            value={isOwn ? value.slice(0, -suffix.length) : value}
            onChange={({ currentTarget: { value: typed } }) =>
              onChange(typed.includes('@') ? typed : `${typed}${suffix}`)
            }
            {...(isOwn && {
              rightSection: <span className={classes.suffix}>{suffix}</span>,
              rightSectionWidth: 'auto',
            })}
          />
        );
      }}
    </Field>
  );
};

const day =
  (name: 'hireDate' | 'birthDate', years: number) =>
  ({ form }: Props) => (
    <Field form={form} name={name}>
      {(bound) => <DayField {...bound} years={years} />}
    </Field>
  );

const Department = ({ form, departments }: Props) => {
  const { t } = useTranslation();
  return (
    <Field form={form} name="department">
      {(bound) => <DepartmentSelect {...bound} rows={departments} nothing={t(employeeWords.form.choose)} activeOnly />}
    </Field>
  );
};

const JobTitle = ({ form }: Props) => (
  <Field form={form} name="jobTitle">
    {(bound) => <NativeSelect {...bound} data={jobTitleOptions(bound.value)} />}
  </Field>
);

const Gender = ({ form }: Props) => (
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
);

const Seq = ({ form }: Props) => (
  <Field form={form} name="seq">
    {({ onChange, ...bound }) => (
      <TextInput
        {...bound}
        inputMode="numeric"
        onChange={(event) => onChange(digitsOf(event.currentTarget.value, MOST_DIGITS))}
      />
    )}
  </Field>
);

/** The flag, and the way to the act that also hands over what waits for somebody. */
const Resigning = ({ form, onResign }: Props) => {
  const { t } = useTranslation();
  const isResigned = useValue(form, 'isResigned');
  const resign = async (): Promise<void> => {
    // The act asks for the day itself; what else was typed here is asked about.
    form.patch({ isResigned: false, resignDate: '' });
    if (!form.shown().dirty || (await mayDiscard())) onResign?.();
  };
  return (
    <div className={kit.whole}>
      <Field form={form} name="isResigned">
        {({ value, ...bound }) => <Checkbox {...bound} checked={value} />}
      </Field>
      {isResigned && onResign && (
        <Alert color="brand" mt="sm" icon={<IconInfoCircle aria-hidden />}>
          {t(employeeWords.form.resignHint)}{' '}
          <Button variant="default" size="xs" mt="xs" display="block" onClick={() => void resign()}>
            {t(employeeWords.form.resign)}
          </Button>
        </Alert>
      )}
      {isResigned && (
        <Field form={form} name="resignDate" required>
          {(bound) => <DayField mt="sm" {...bound} />}
        </Field>
      )}
    </div>
  );
};

/** The fields of an employee from top to bottom; the resign date is shown with the flag. */
const fields: Record<Exclude<keyof EmployeeForm, 'resignDate'>, (props: Props) => ReactNode> = {
  name: text('name'),
  engName: text('engName'),
  code: text('code'),
  email: Email,
  department: Department,
  position: text('position'),
  jobTitle: JobTitle,
  phone: text('phone', 'tel'),
  hireDate: day('hireDate', HIRE_YEARS),
  birthDate: day('birthDate', BIRTH_YEARS),
  gender: Gender,
  seq: Seq,
  address1: text('address1'),
  address2: text('address2'),
  isResigned: Resigning,
};

const required: ReadonlySet<string> = new Set(requiredFields(employeeBody));

export const employeeDefinition: Definition<EmployeeForm> = {
  name: 'employee',
  fields: [...Object.keys(fields), 'resignDate'],
  labelOf: (field: keyof EmployeeForm) => translate(employeeWords.form.field[field]),
  isRequired: (field) => required.has(field),
  missing: (field: RequiredField<EmployeeBody>) => translate(employeeWords.form.missing[field]),
  check: checkEmployeeForm,
};

export const EmployeeFields = (props: Props) =>
  Object.entries(fields).map(([name, Part]) => <Part key={name} {...props} />);
