import { useState } from 'react';
import { differingFields, type FieldOf, type FormValues } from './values.ts';

/** What stands in a form, and how it differs from what it began with. */
export const useFormState = <Form extends FormValues>(initial: Form) => {
  const [form, setForm] = useState(initial);
  const [base, setBase] = useState(initial);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  return {
    form,
    base,
    /** Fields that were left, or that an attempt to save has judged. */
    visited,
    dirty: differingFields(base, form).length > 0,
    patch: (change: Partial<Form>) => setForm((now) => ({ ...now, ...change })),
    visit: (...fields: readonly FieldOf<Form>[]) => setVisited((now) => new Set([...now, ...fields])),
    /** What is stored is another now, and the form goes on from it. */
    restart: (stored: Form, next: Form = stored) => {
      setBase(stored);
      setForm(next);
    },
  };
};

export type FormState<Form extends FormValues> = ReturnType<typeof useFormState<Form>>;
