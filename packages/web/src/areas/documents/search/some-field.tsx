import type { FilterField } from '../../../ui/list/state.ts';
import classes from './styles.module.css';

type Props<Value extends string> = FilterField & {
  label: string;
  options: readonly { value: Value; label: string }[];
};

/** Narrows a search to some of a few: each is pressed or not. */
export const SomeField = <Value extends string>({ label, options, value, onChange }: Props<Value>) => {
  const chosen = value.split(',').filter(Boolean);
  const toggle = (each: string): void =>
    onChange((chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]).join(','));
  return (
    <fieldset className={classes.some}>
      <legend>{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.toggle}
          aria-pressed={chosen.includes(option.value)}
          onClick={() => toggle(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
};
