import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { type ArrayPath, type FieldArray, type FieldValues, useFieldArray } from 'react-hook-form';
import { focusNeighbour } from '../dialog/focus-neighbour.ts';
import classes from './form.module.css';
import type { Form } from './form-state.ts';

type Props<Values extends FieldValues, Name extends ArrayPath<Values>> = {
  form: Form<Values>;
  name: Name;
  label: string;
  /** The values of a new entry. */
  empty: FieldArray<Values, Name>;
  most: number;
  words: { add: string; remove: (place: number) => string };
  children: (path: `${Name}.${number}`, place: number) => ReactNode;
};

/** A list in a form: one entry below the other, each with a button to remove it, and a button to add one. */
export const Rows = <Values extends FieldValues, Name extends ArrayPath<Values>>(props: Props<Values, Name>) => {
  const { form, name, label, empty, most, words, children } = props;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div id={form.idOf(name)} tabIndex={-1}>
      <ul className={classes.rows} aria-label={label}>
        {fields.map(({ id }, place) => (
          <li key={id}>
            <div className={classes.fields}>{children(`${name}.${place}`, place)}</div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={words.remove(place)}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget, add.current);
                remove(place);
              }}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={fields.length >= most}
        onClick={() => append(empty)}
      >
        {words.add}
      </Button>
    </div>
  );
};
