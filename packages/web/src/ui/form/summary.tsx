import { Anchor } from '@mantine/core';
import { focusField } from './attention.ts';
import classes from './form.module.css';
import type { FieldErrors, Form } from './form-state.ts';
import { inOrder, patternOf } from './paths.ts';

type Props = {
  form: Pick<Form<never>, 'idOf'> & { definition: { fields: readonly string[]; labelOf(field: string): string } };
  errors: FieldErrors;
  /** Messages that belong to no field. */
  messages: readonly string[];
};

/** All messages, each with a link to its field. */
export const Summary = ({ form, errors, messages }: Props) => (
  <ul className={classes.problems}>
    {messages.map((message) => (
      <li key={message}>{message}</li>
    ))}
    {inOrder(Object.keys(errors), form.definition).flatMap((field) =>
      (errors[field] ?? []).map((message) => (
        <li key={`${field}-${message}`}>
          <Anchor component="button" type="button" inherit onClick={() => focusField(form, field)}>
            {form.definition.labelOf(patternOf(field))}
          </Anchor>
          {`: ${message}`}
        </li>
      )),
    )}
  </ul>
);
