import type { ReactNode } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { type Form, useErrorsAt } from './form-state.ts';
import { patternOf } from './paths.ts';

/** The props that a field passes to its input. */
export type Bound<Value> = {
  id: string;
  label: string;
  required: boolean;
  autoComplete: 'off';
  value: Value;
  error: string | undefined;
  /** Accepts a value or an input event. */
  onChange: (changed: unknown) => void;
  onBlur: () => void;
};

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = {
  form: Form<Values>;
  name: Name;
  required?: boolean;
  children: (bound: Bound<FieldPathValue<Values, Name>>) => ReactNode;
};

/** One field: `<Field form={form} name="title">{(bound) => <TextInput {...bound} />}</Field>`. */
export const Field = <Values extends FieldValues, Name extends FieldPath<Values>>(props: Props<Values, Name>) => {
  const { form, name, required, children } = props;
  const { definition } = form;
  const { field } = useController({ control: form.control, name });
  const errors = useErrorsAt(form, name);
  return children({
    id: form.idOf(name),
    label: definition.labelOf(patternOf(name)),
    required: required ?? definition.isRequired?.(patternOf(name)) ?? false,
    autoComplete: 'off',
    value: field.value,
    error: errors.length > 0 ? errors.join(' ') : undefined,
    onChange: field.onChange,
    onBlur: () => {
      field.onBlur();
      form.visit(name);
    },
  });
};
