/** What stands in a form: one text or flag a field, so that two forms are compared field by field. */
export type FormValues = Readonly<Record<string, string | boolean>>;

export type FieldOf<Form> = keyof Form & string;

const fieldsOf = <Form extends FormValues>(form: Form): FieldOf<Form>[] => Object.keys(form);

export const differingFields = <Form extends FormValues>(one: Form, other: Form): FieldOf<Form>[] =>
  fieldsOf(one).filter((field) => one[field] !== other[field]);

/** What was changed here, on top of what somebody else saved meanwhile. */
export const rebased = <Form extends FormValues>(base: Form, mine: Form, stored: Form): Form => {
  const changed = differingFields(base, mine).map((field) => [field, mine[field]]);
  return { ...stored, ...(Object.fromEntries(changed) as Partial<Form>) };
};
