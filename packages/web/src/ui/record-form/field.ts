import type { ChangeEvent } from 'react';
import type { FieldErrors } from './messages.ts';
import type { FormState } from './state.ts';
import type { FieldOf, FormValues } from './values.ts';

type Given<Form extends FormValues> = {
  state: FormState<Form>;
  errors: FieldErrors<Form>;
  labelOf: (field: FieldOf<Form>) => string;
  isRequired: (field: FieldOf<Form>) => boolean;
};

/** What every field of a form has in common; `take` says what of the typed text is kept. */
export const fieldPropsOf =
  <Form extends FormValues>({ state, errors, labelOf, isRequired }: Given<Form>) =>
  (field: FieldOf<Form>, take: (typed: string) => string = (typed) => typed) => ({
    label: labelOf(field),
    required: isRequired(field),
    autoComplete: 'off',
    value: String(state.form[field]),
    error: errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      state.patch({ [field]: take(event.currentTarget.value) } as Partial<Form>),
    onBlur: () => state.visit(field),
  });
