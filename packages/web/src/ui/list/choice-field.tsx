import { NativeSelect } from '@mantine/core';
import classes from './bar.module.css';
import type { FilterField } from './list-state.ts';

type Option = { value: string; label: string };

type Props = FilterField & {
  label: string;
  /** Shows the label above the field instead of only to screen readers. */
  labelled?: boolean;
  /** Label of the choice that does not filter. */
  all: string;
  options: readonly Option[];
  /** Further choices, under a heading of their own. */
  more?: { group: string; items: readonly Option[] } | undefined;
};

/** Narrows a list to one of a few. */
export const ChoiceField = ({ label, labelled = false, all, options, more, value, onChange }: Props) => (
  <NativeSelect
    className={classes.choice}
    {...(labelled ? { label } : { 'aria-label': label })}
    data={[{ value: '', label: all }, ...options, ...(more ? [{ group: more.group, items: [...more.items] }] : [])]}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
