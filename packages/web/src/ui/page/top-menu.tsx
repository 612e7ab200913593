import { UnstyledButton } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useId } from 'react';
import classes from './top-menu.module.css';

type Props = { label: string; target: ReactNode; children: ReactNode };

/**
 * A button of the top bar with a panel below. The browser's popover closes it on Escape or a click outside and exposes
 * its state to screen readers, without a script.
 */
export const TopMenu = ({ label, target, children }: Props) => {
  const id = useId();
  return (
    <>
      <UnstyledButton className={classes.target} aria-label={label} popoverTarget={id}>
        {target}
      </UnstyledButton>
      <div id={id} popover="auto" className={classes.panel}>
        {children}
      </div>
    </>
  );
};

/** A link in a panel, which closes the panel. */
export const TopMenuLink = ({ label, ...link }: LinkProps & { label: string }) => (
  <Link
    {...link}
    className={classes.option}
    onClick={(event: MouseEvent<HTMLElement>) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
  >
    {label}
  </Link>
);

type ChoiceProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, to choose within a panel. */
export const TopMenuChoice = <Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option} lang={option.lang}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};
