import { NativeSelect } from '@mantine/core';
import classes from './bar.module.css';
import type { FilterField } from './list-state.ts';

type Props = FilterField & {
  label: string;
  /** The label stands above the field and is not only read out. */
  labelled?: boolean;
  /** What is chosen where nothing narrows the list. */
  all: string;
  options: readonly { value: string; label: string }[];
};

/** Narrows a list to one of a few. */
export const ChoiceField = ({ label, labelled = false, all, options, value, onChange }: Props) => (
  <NativeSelect
    className={classes.choice}
    {...(labelled ? { label } : { 'aria-label': label })}
    data={[{ value: '', label: all }, ...options]}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
