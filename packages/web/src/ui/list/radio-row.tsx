import { useId } from 'react';
import classes from './radio-row.module.css';

type Props<Value extends string> = {
  /** The label of the group for screen readers. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, side by side, as a filter of a list. */
export const RadioRow = <Value extends string>({ legend, options, value, onChange }: Props<Value>) => {
  const name = useId();
  return (
    <fieldset className={classes.row}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};
