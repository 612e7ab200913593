import { calendarLimits } from '@portal/contract/calendar';
import { yearOf } from '@portal/contract/kernel';
import { today } from '../../platform/device/clock.ts';
import { listAddress, type SearchIn } from '../../ui/list/list-address.ts';
import { viewOf } from '../../ui/list/list-kinds.ts';

const { firstYear, lastYear } = calendarLimits;

/** The years that holidays may belong to (rules/calendar.md#holiday). */
export const calendarYears: readonly number[] = Array.from(
  { length: lastYear - firstYear + 1 },
  (_, at) => firstYear + at,
);

const thisYear = (): number => yearOf(today());

/** The address of the holidays of a year; this year is omitted. */
export const holidayList = listAddress({ year: viewOf(() => calendarYears, thisYear) });

export const yearOfHolidays = ({ year }: SearchIn<typeof holidayList>): number => year ?? thisYear();
