import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { yearOf } from '@portal/contract/kernel';
import { useRef } from 'react';
import { today } from '../../platform/device/clock.ts';
import { DayButton } from '../days/day-button.tsx';
import dayClasses from '../days/days.module.css';

type Props = TextInputProps & {
  /** How many years, this one included, the picker offers; an earlier day can still be typed. */
  years?: number;
};

/** Puts a day into the field as if it had been typed, so that its listeners are called. */
const typeInto = (input: HTMLInputElement, day: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A day, picked or typed in the order year, month, day; on a phone the system's own picker comes. */
export const DayField = ({ years, ref, className, ...field }: Props) => {
  const year = yearOf(today());
  const limits = years === undefined ? {} : { min: `${year - years + 1}-01-01` };
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const ends = { ...limits, max: years === undefined ? '2100-12-31' : `${year}-12-31`, ...field };
  const isFixed = field.disabled === true || field.readOnly === true;
  return (
    <TextInput
      {...field}
      ref={merged}
      className={`${dayClasses.field} ${typeof className === 'string' ? className : ''}`}
      type="date"
      {...limits}
      max={ends.max}
      rightSection={
        !isFixed && (
          <DayButton
            day={typeof field.value === 'string' && field.value !== '' ? field.value : undefined}
            min={ends.min === undefined ? undefined : String(ends.min)}
            max={String(ends.max)}
            onDay={(day) => input.current && typeInto(input.current, day)}
          />
        )
      }
    />
  );
};
