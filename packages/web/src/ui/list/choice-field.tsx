import { NativeSelect } from '@mantine/core';
import classes from './bar.module.css';
import type { FilterField } from './list-state.ts';

type Props = FilterField & {
  label: string;
  /** Shows the label above the field instead of only to screen readers. */
  labelled?: boolean;
  /** Label of the choice that does not filter. */
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
