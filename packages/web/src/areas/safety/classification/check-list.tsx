import { Checkbox } from '@mantine/core';
import { type CodeName, codes, wordsOfCode } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/field.tsx';
import type { Form } from '../../../ui/form/state.ts';
import { toggled, withToggled } from './choices.ts';
import type { ClassificationForm } from './form.ts';
import classes from './styles.module.css';

type ListName =
  | 'damagesProperty'
  | 'damagesPart'
  | 'anyoneDead'
  | 'anyoneInjured'
  | 'natureOfInjury'
  | 'locationOfInjury';

type Props = {
  form: Form<ClassificationForm>;
  name: ListName;
  code: CodeName;
  /** The first of them says that there is none, and stands alone. */
  withNone?: boolean;
};

/** Several of an enumeration to choose from. */
export const CheckList = ({ form, name, code, withNone = false }: Props) => {
  const { t } = useTranslation();
  const next = withNone ? withToggled : toggled;
  return (
    <Field form={form} name={name}>
      {({ id, label, required, value, error, onChange, onBlur }) => (
        <Checkbox.Group
          id={id}
          tabIndex={-1}
          label={label}
          withAsterisk={required}
          error={error}
          value={value.map(String)}
          onBlur={onBlur}
        >
          <div className={classes.choices}>
            {codes[code].map((each) => (
              <Checkbox
                key={each}
                value={String(each)}
                label={t(wordsOfCode(code, each))}
                onChange={() => onChange(next(value, each))}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </Field>
  );
};
