import { endpoint, id, integer, list, noReply, object, optional } from '@portal/contract/kernel';
import { calendarLimits, holidayBody, holidayRecord } from './calendar.schema.ts';

const access = { menu: 'Admin' } as const;
const byId = object({ id: id() });

export const listHolidays = endpoint({
  method: 'GET',
  path: '/api/calendar/holidays',
  summary: 'The holidays of a year by day and name, of this year without one',
  access: 'signed-in',
  query: object({ year: optional(integer(calendarLimits.firstYear, calendarLimits.lastYear)) }),
  reply: list(holidayRecord),
});

export const addHoliday = endpoint({
  method: 'POST',
  path: '/api/admin/calendar/holidays',
  summary: 'Add a holiday',
  access,
  body: holidayBody,
  status: 201,
  reply: holidayRecord,
  problems: ['not-valid'],
});

export const changeHoliday = endpoint({
  method: 'PUT',
  path: '/api/admin/calendar/holidays/:id',
  summary: 'Change a holiday',
  access,
  params: byId,
  body: holidayBody,
  reply: holidayRecord,
  problems: ['not-found', 'not-valid', 'changed-meanwhile'],
});

export const removeHoliday = endpoint({
  method: 'DELETE',
  path: '/api/admin/calendar/holidays/:id',
  summary: 'Remove a holiday',
  access,
  params: byId,
  status: 204,
  reply: noReply,
  problems: ['not-found', 'changed-meanwhile'],
});
