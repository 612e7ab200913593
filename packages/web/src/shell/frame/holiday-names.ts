import { listHolidays } from '@portal/contract/calendar';
import { useQuery } from '@tanstack/react-query';
import { adminKeys } from '../../platform/admin-keys.ts';
import { call } from '../../platform/calls/call.ts';
import { nameOf } from '../../platform/platform-names.ts';
import type { MarkedDays } from '../../ui/days/marked-days.ts';

const STALE_AFTER_MS = 3_600_000;

/** The holidays of a year by day, named for calendars; none until they are there. */
export const useHolidayNames: MarkedDays = (year) => {
  const { data = [] } = useQuery({
    queryKey: adminKeys.holidays(year),
    queryFn: ({ signal }) => call(listHolidays, { query: { year } }, { signal }),
    staleTime: STALE_AFTER_MS,
  });
  const names = new Map<string, string>();
  for (const holiday of data)
    names.set(holiday.date, [names.get(holiday.date), nameOf(holiday)].filter(Boolean).join(', '));
  return names;
};
