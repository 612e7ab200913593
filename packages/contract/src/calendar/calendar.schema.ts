import { boolean, day, id, integer, object, oneOf, optional, type Static, text } from '@portal/contract/kernel';
import * as Type from 'typebox';

/** Years that holidays belong to, and the longest texts (rules/calendar.md#holiday). */
export const calendarLimits = { firstYear: 2000, lastYear: 2100, name: 100, source: 500 } as const;

/** Why a day is a holiday: by law, in place of one that fell on a weekend, set by the government, for an election, by the company. */
export const holidayKinds = ['Statutory', 'Substitute', 'Temporary', 'Election', 'Company'] as const;
export type HolidayKind = (typeof holidayKinds)[number];

/** A day within the years of the calendar. */
const dayOfCalendar = () => Type.String({ format: 'day', pattern: '^(20[0-9]{2}|2100)-' });

const fields = {
  name: text(calendarLimits.name),
  engName: text(calendarLimits.name),
  kind: oneOf(...holidayKinds),
};

/** A holiday; several may share a day. */
export const holidayRecord = object({
  id: id(),
  date: day(),
  ...fields,
  /** Whether somebody compared it with a text of law or an announcement. */
  isVerified: boolean(),
  /** Where it is written. */
  source: text(calendarLimits.source),
  version: integer(1, 2_147_483_647),
});
export type Holiday = Static<typeof holidayRecord>;

/** What is sent to add and to change a holiday. */
export const holidayBody = object({
  date: dayOfCalendar(),
  ...fields,
  isVerified: optional(boolean()),
  source: optional(text(calendarLimits.source)),
});
export type HolidayBody = Static<typeof holidayBody>;
