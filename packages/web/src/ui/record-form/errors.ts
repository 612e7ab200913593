import type { FieldProblem } from '@portal/contract/kernel';
import { useState } from 'react';
import type { CallFailure } from '../../platform/failure.ts';
import { type FieldErrors, fieldAt, messagesOf } from './messages.ts';
import type { FormState } from './state.ts';
import type { FieldOf, FormValues } from './values.ts';

/**
 * What is shown at the fields: what the rules of the contract say of fields that were left (a text that is too long at
 * once), and what the server refused, until the field is changed.
 */
export const useFormErrors = <Form extends FormValues>(
  { form, visited }: FormState<Form>,
  problems: readonly FieldProblem[],
  missing: (field: FieldOf<Form>) => string,
) => {
  const [refused, setRefused] = useState<{ errors: FieldErrors<Form>; judged: Form }>({ errors: {}, judged: form });
  const shown = problems.filter(({ path, code }) => code === 'too-long' || visited.has(path));
  const left = (Object.entries(refused.errors) as [FieldOf<Form>, string][]).filter(
    ([field]) => refused.judged[field] === form[field],
  );
  const refuse = (errors: FieldErrors<Form>): void => setRefused({ errors, judged: form });
  return {
    errors: { ...messagesOf(form, shown, missing), ...(Object.fromEntries(left) as FieldErrors<Form>) },
    refuse,
    /** Puts what the server told to the fields it names. */
    refuseAs: ({ errors }: CallFailure): void => {
      const named = errors.flatMap(({ path, message }) => {
        const field = fieldAt(form, path);
        return field === undefined ? [] : [[field, message] as const];
      });
      refuse(Object.fromEntries(named) as FieldErrors<Form>);
    },
  };
};
