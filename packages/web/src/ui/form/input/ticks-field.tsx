import { Checkbox, Input } from '@mantine/core';
import type { Bound } from '../form-field.tsx';
import classes from './input.module.css';
import type { Choice } from './segments.tsx';

type Props = { bound: Bound<number[]>; options: readonly Choice[] };

/** Several of a list, in its order. */
export const TicksField = ({ bound, options }: Props) => {
  const { id, label, required, value, error, onChange, onBlur } = bound;
  const put = (code: number, isChosen: boolean) =>
    onChange(
      options.map((option) => Number(option.value)).filter((at) => (at === code ? isChosen : value.includes(at))),
    );
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      required={required}
      error={error}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <fieldset
        id={id}
        tabIndex={-1}
        className={classes.ticks}
        aria-labelledby={`${id}-label`}
        {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
        onBlur={onBlur}
      >
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(Number(option.value))}
            error={error !== undefined}
            onChange={({ currentTarget: { checked } }) => put(Number(option.value), checked)}
          />
        ))}
      </fieldset>
    </Input.Wrapper>
  );
};
