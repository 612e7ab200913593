import { TextInput, type TextInputProps } from '@mantine/core';
import { yearOf } from '@portal/contract/kernel';
import { today } from '../../platform/device/clock.ts';

type Props = TextInputProps & {
  /** Number of years in the browser's picker, this one included; earlier days can be typed. */
  years?: number;
};

/** A day, picked or typed in the order year, month, day; phones use the system's picker. */
export const DayField = ({ years, ...field }: Props) => {
  const year = yearOf(today());
  const offered = years === undefined ? {} : { min: `${year - years + 1}-01-01` };
  return <TextInput {...field} type="date" {...offered} max={years === undefined ? '2100-12-31' : `${year}-12-31`} />;
};
