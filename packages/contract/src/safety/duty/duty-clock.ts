import { addDays, type Day, dayInSeoul, startOfDayInSeoul, weekdayOf, yearOf } from '@portal/contract/kernel';
import { type DutyRule, protectionUntil } from './duty-law.ts';

/** The facts of a holiday that the clock needs. */
export type ClockHoliday = {
  readonly date: Day;
  readonly name: string;
  readonly kind: string;
  /**
   * Whether a person has verified it; the hours of unverified holidays count, so that an error makes the deadline
   * earlier.
   */
  readonly isVerified: boolean;
};

export const exclusionReasons = ['Holiday', 'Saturday', 'Sunday'] as const;
export type ExcludedDay = {
  readonly date: Day;
  readonly reason: (typeof exclusionReasons)[number];
  /** The name of the holiday, or both names if two coincide. */
  readonly name: string | null;
};

const HOUR_MS = 3_600_000;
const SATURDAY = 6;

/** The company's own days off are no public holidays. */
const COMPANY = 'Company';

/** The public holidays by day, without those that do not exclude a day. */
const publicHolidays = (holidays: readonly ClockHoliday[]): Map<Day, string> => {
  const named = new Map<Day, string>();
  for (const { date, name, isVerified, kind } of holidays) {
    if (!isVerified || kind === COMPANY) continue;
    const other = named.get(date);
    named.set(date, other === undefined ? name : `${other}, ${name}`);
  }
  return named;
};

/** Why a day does not count, if so: a holiday first, then Saturday and Sunday (rules/safety.md#duty-clock). */
const exclusionOf = (day: Day, holidays: ReadonlyMap<Day, string>): ExcludedDay | undefined => {
  const name = holidays.get(day);
  if (name !== undefined) return { date: day, reason: 'Holiday', name };
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return { date: day, reason: 'Saturday', name: null };
  return weekday === 0 ? { date: day, reason: 'Sunday', name: null } : undefined;
};

/** The earliest instant at which the time outside of excluded days reaches `ms`, with the excluded days. */
const runTime = (
  from: Date,
  ms: number,
  holidays: ReadonlyMap<Day, string>,
): { dueAt: Date; excluded: ExcludedDay[] } => {
  const excluded: ExcludedDay[] = [];
  let missing = ms;
  let at = from.getTime();
  for (let day = dayInSeoul(from); ; day = addDays(day, 1)) {
    const end = startOfDayInSeoul(addDays(day, 1)).getTime();
    const left = exclusionOf(day, holidays);
    if (left) excluded.push(left);
    else if (missing <= end - at) return { dueAt: new Date(at + missing), excluded };
    else missing -= end - at;
    at = end;
  }
};

/** The clock of a duty: its start and its end. */
export type DutyClock = {
  readonly dueAt: Date | null;
  /** The end if no days were excluded. */
  readonly plainDueAt: Date | null;
  readonly protectionUntil: Day | null;
  readonly excluded: readonly ExcludedDay[];
  /** Whether no holidays are stored for a year that it includes, so that an excluded day may be missing. */
  readonly calendarIsIncomplete: boolean;
};

export type ClockFacts = {
  readonly rule: Pick<DutyRule, 'class' | 'hours' | 'leavesDaysOut'>;
  readonly startsAt: Date;
  /** When the hindrance ended; null while it lasts, undefined without one. */
  readonly hindranceEndedAt?: Date | null | undefined;
  /** The event, whose day starts the protection of a voluntary report. */
  readonly eventAt: Date;
};

const isYearMissing = (from: Date, to: Date, holidays: readonly ClockHoliday[]): boolean => {
  const known = new Set(holidays.map(({ date }) => yearOf(date)));
  for (let year = yearOf(dayInSeoul(from)); year <= yearOf(dayInSeoul(to)); year += 1)
    if (!known.has(year)) return true;
  return false;
};

/** When the hours start: at the end of a hindrance if there was one; null while it lasts. */
const runsFrom = ({ startsAt, hindranceEndedAt }: ClockFacts): Date | null =>
  hindranceEndedAt === undefined ? startsAt : hindranceEndedAt;

/** When a duty is due (rules/safety.md#duty-clock); the holidays include every year from its start on. */
export const dutyClock = (facts: ClockFacts, holidays: readonly ClockHoliday[]): DutyClock => {
  const { rule, startsAt, eventAt } = facts;
  const none = { dueAt: null, plainDueAt: null, excluded: [], calendarIsIncomplete: false };
  const until = rule.class === 'Voluntary' ? protectionUntil(dayInSeoul(eventAt)) : null;
  const from = runsFrom(facts);
  if (rule.hours === null || from === null) return { ...none, protectionUntil: until };
  const ms = rule.hours * HOUR_MS;
  const plainDueAt = new Date(from.getTime() + ms);
  const { dueAt, excluded } = rule.leavesDaysOut
    ? runTime(from, ms, publicHolidays(holidays))
    : { dueAt: plainDueAt, excluded: [] };
  const calendarIsIncomplete = isYearMissing(startsAt, dueAt, holidays);
  return { dueAt, plainDueAt, protectionUntil: until, excluded, calendarIsIncomplete };
};

/** A moment at which the safety office is reminded, and the kind of reminder. */
export type DutyMark = { readonly at: Date; readonly kind: 'due' | 'overdue' };

const SIX_HOURS_MS = 6 * HOUR_MS;

/**
 * The moments at which the office is reminded of a clock, in their order: at half the hours, six hours before the end
 * with and without excluded days, and at the end (rules/notification.md#who-is-notified).
 */
export const dutyMarks = (
  { dueAt, plainDueAt }: Pick<DutyClock, 'dueAt' | 'plainDueAt'>,
  hours: number | null,
): DutyMark[] => {
  if (dueAt === null || plainDueAt === null || hours === null) return [];
  const half = plainDueAt.getTime() - (hours / 2) * HOUR_MS;
  const due = [half, plainDueAt.getTime() - SIX_HOURS_MS, dueAt.getTime() - SIX_HOURS_MS];
  return [
    ...[...new Set(due)].toSorted((a, b) => a - b).map((at) => ({ at: new Date(at), kind: 'due' as const })),
    { at: dueAt, kind: 'overdue' as const },
  ];
};

/** The last mark before a moment, and the next one; at the end itself the duty is not overdue yet. */
export const marksAround = (
  marks: readonly DutyMark[],
  now: Date,
): { last: DutyMark | undefined; next: DutyMark | undefined } => {
  const isPassed = ({ at, kind }: DutyMark): boolean => (kind === 'overdue' ? at < now : at <= now);
  return { last: marks.findLast(isPassed), next: marks.find((mark) => !isPassed(mark)) };
};
