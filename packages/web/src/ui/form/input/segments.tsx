import { Input, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { Bound } from '../form-field.tsx';
import classes from './input.module.css';

export type Choice = { value: string; label: string };

type GroupProps = {
  id: string;
  label: string;
  options: readonly Choice[];
  value: string;
  error?: string | undefined;
  required?: boolean;
  labelledBy?: string | undefined;
  disabled?: boolean;
  small?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
  children?: ReactNode;
};

/** A choice among a few, next to each other, in reach of a thumb. */
export const Segments = (props: GroupProps) => {
  const { id, label, options, value, error, required = false, labelledBy, disabled = false, small, children } = props;
  const name = useId();
  return (
    <div
      id={id}
      className={classes.segments}
      role="radiogroup"
      tabIndex={-1}
      data-small={small || undefined}
      data-error={error !== undefined || undefined}
      aria-invalid={error !== undefined}
      aria-required={required}
      {...(labelledBy === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelledBy })}
      {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
      onBlur={props.onBlur}
    >
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            disabled={disabled}
            checked={option.value === value}
            onChange={() => props.onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {children}
    </div>
  );
};

type Props = {
  bound: Bound<string>;
  options: readonly Choice[];
  /** Label of the button that clears the choice; without it one is always chosen. */
  clear?: string | undefined;
  disabled?: boolean;
};

/** A field that is one of a few. */
export const SegmentsField = ({ bound, options, clear, disabled = false }: Props) => {
  const { id, label, required, value, error, onChange, onBlur } = bound;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      required={required}
      error={error}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <Segments
        {...{ id, label, options, value, error, required, disabled, onChange, onBlur }}
        labelledBy={`${id}-label`}
      >
        {clear !== undefined && value !== '' && (
          <UnstyledButton
            className={classes.clear}
            aria-label={clear}
            disabled={disabled}
            onClick={() => {
              // This button disappears with the choice.
              document.getElementById(id)?.focus();
              onChange('');
            }}
          >
            <IconX size={16} aria-hidden />
          </UnstyledButton>
        )}
      </Segments>
    </Input.Wrapper>
  );
};
