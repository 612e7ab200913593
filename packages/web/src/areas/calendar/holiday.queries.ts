import { addHoliday, changeHoliday, type Holiday, listHolidays, removeHoliday } from '@portal/contract/calendar';
import { yearOf } from '@portal/contract/kernel';
import { problemSentence } from '@portal/contract/problems';
import { queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../platform/admin-keys.ts';
import { call } from '../../platform/calls/call.ts';
import { CallFailure } from '../../platform/calls/failure.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import type { RecordCalls } from '../../ui/form/record/record-save.ts';
import { bodyOfHoliday, formOfHoliday, type HolidayForm } from './holiday-form.ts';

/** The holidays of a year, by day. */
export const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: adminKeys.holidays(year),
    queryFn: ({ signal }): Promise<Holiday[]> => call(listHolidays, { query: { year } }, { signal }),
  });

export const deleteHoliday = ({ id, version }: Holiday): Promise<void> =>
  call(removeHoliday, { params: { id } }, { ifMatch: version });

const readHoliday = async (id: number, year: number): Promise<Holiday> => {
  const found = (await call(listHolidays, { query: { year } })).find((holiday) => holiday.id === id);
  if (!found)
    throw new CallFailure({
      code: 'not-found',
      status: 404,
      message: problemSentence('not-found', currentLanguage()),
    });
  return found;
};

/** The calls that save a holiday, and read it again after a conflict. */
export const holidayCalls = (date: string): RecordCalls<HolidayForm, Holiday> => ({
  formOf: formOfHoliday,
  create: (form, idempotencyKey) => call(addHoliday, { body: bodyOfHoliday(form) }, { idempotencyKey }),
  change: ({ id, version }, form) =>
    call(changeHoliday, { params: { id }, body: bodyOfHoliday(form) }, { ifMatch: version }),
  read: (id) => readHoliday(id, yearOf(date)),
  refreshes: [adminKeys.all],
});
