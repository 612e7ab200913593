import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { type CodeName, classificationLimits, codes, wordsOfCode } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { digitsOf } from '../../../ui/form/form-limits.ts';
import type { Form } from '../../../ui/form/form-state.ts';
import classes from './classification.module.css';
import type { ClassificationForm } from './classification-form.ts';

type Props<Name extends keyof ClassificationForm> = { form: Form<ClassificationForm>; name: Name };

/** One of a few, side by side. */
export const RadioCodes = ({ form, name, code }: Props<'caseType' | 'eventType'> & { code: CodeName }) => {
  const { t } = useTranslation();
  return (
    <Field form={form} name={name}>
      {({ id, label, required, value, error, onChange, onBlur }) => (
        <Radio.Group
          id={id}
          tabIndex={-1}
          label={label}
          withAsterisk={required}
          error={error}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        >
          <div className={classes.row}>
            {codes[code].map((each) => (
              <Radio key={each} value={String(each)} label={t(wordsOfCode(code, each))} />
            ))}
          </div>
        </Radio.Group>
      )}
    </Field>
  );
};

type SelectProps = Props<'operationalImpact' | 'injuryLevel'> & { code: CodeName; nothing?: boolean };

/** One of many. */
export const SelectCode = ({ form, name, code, nothing = false }: SelectProps) => {
  const { t } = useTranslation();
  const options = codes[code].map((each) => ({ value: String(each), label: t(wordsOfCode(code, each)) }));
  return (
    <Field form={form} name={name}>
      {(bound) => <NativeSelect {...bound} data={nothing ? [{ value: '', label: '-' }, ...options] : options} />}
    </Field>
  );
};

const MOST_DIGITS = String(classificationLimits.people).length;

/** The number of people, enabled only if somebody was harmed. */
export const PeopleCount = ({ form, name, open }: Props<'numberOfDead' | 'numberOfInjured'> & { open: boolean }) => (
  <Field form={form} name={name} required={open}>
    {({ value, onChange, ...bound }) => (
      <TextInput
        {...bound}
        inputMode="numeric"
        disabled={!open}
        value={open ? value : ''}
        onChange={(event) => onChange(digitsOf(event.currentTarget.value, MOST_DIGITS))}
      />
    )}
  </Field>
);

type RemarkName = Extract<keyof ClassificationForm, `${string}Remark`>;

/** The explanation of "other". */
export const Remark = ({ form, name }: Props<RemarkName>) => (
  <Field form={form} name={name}>
    {(bound) => <TextInput maxLength={2 * classificationLimits.remark} {...bound} />}
  </Field>
);
