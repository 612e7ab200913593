import { Input, TextInput } from '@mantine/core';
import { useId } from 'react';
import { DayButton } from '../days/day-button.tsx';
import dayClasses from '../days/days.module.css';
import classes from './bar.module.css';
import type { FilterField } from './list-state.ts';
import type { Days } from './periods.ts';

type Props = {
  from: FilterField;
  to: FilterField;
  labels: { from: string; to: string };
  /** Shows each label above its field instead of only to screen readers. */
  labelled?: boolean;
  /** Shown before both fields. */
  name?: string;
  /** The message for a range that ends before it starts. */
  reversed: string;
  /** Both at once, as the calendar chooses them; without it there is none. */
  onDays?: (days: Days) => void;
};

/** Whether a range ends before it starts, so that it contains no day. */
export const isReversed = (from: string | undefined, to: string | undefined): boolean =>
  Boolean(from && to && from > to);

/** From which day to which. */
export const DaysField = ({ labelled = false, name, labels, reversed, onDays, ...range }: Props) => {
  const problemId = useId();
  const wrong = isReversed(range.from.value, range.to.value);
  return (
    <>
      <div className={classes.days}>
        {name && (
          <span className={classes.daysName} aria-hidden>
            {name}
          </span>
        )}
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            className={`${classes.day} ${onDays ? dayClasses.field : ''}`}
            type="date"
            max="2100-12-31"
            {...(labelled ? { label: labels[end] } : { 'aria-label': labels[end] })}
            value={range[end].value}
            error={wrong}
            {...(wrong ? { 'aria-errormessage': problemId } : {})}
            onChange={(event) => range[end].onChange(event.currentTarget.value)}
          />
        ))}
        {onDays && (
          <DayButton
            days={{
              ...(range.from.value && { from: range.from.value }),
              ...(range.to.value && { to: range.to.value }),
            }}
            onDays={onDays}
          />
        )}
      </div>
      {wrong && (
        <Input.Error id={problemId} role="alert" className={classes.reversed}>
          {reversed}
        </Input.Error>
      )}
    </>
  );
};
