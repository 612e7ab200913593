import {
  addMonths,
  type Day,
  day,
  endpoint,
  type FieldProblem,
  integer,
  list,
  month,
  nullable,
  numberOf,
  object,
  oneOf,
  type Static,
  text,
} from '@portal/contract/kernel';
import { riskClasses } from '../case/risk-matrix.ts';
import { codes } from '../catalogue/report-codes.ts';
import { classification } from '../classification/classification.schema.ts';
import { checkPeriod, type Period } from '../filter/filter-values.ts';
import { type Parts, recordFilters } from '../filter/report-filter.ts';

/** Longest time of the board, how far it goes back by itself, and how many airports it tells (rules/safety.md#board). */
export const boardLimits = { months: 60, usualMonths: 12, airports: 30 } as const;

const count = () => integer(0, 100_000_000);
const days = () => nullable(count());
const category = classification.properties.eventCategories.items;

const boardQuery = object(recordFilters);
export type BoardQuery = Parts<Static<typeof boardQuery>>;

/** Exact counts of main reports; the greatest first, those without such a value last. */
export const board = object({
  fromDate: day(),
  toDate: day(),
  total: count(),
  open: count(),
  /** Open and overdue. */
  late: count(),
  byMonth: list(object({ month: month(), count: count() })),
  byEventType: list(object({ eventType: nullable(numberOf(codes.eventType)), count: count() })),
  /** A report of two categories is counted under both. */
  byCategory: list(object({ category: nullable(category), count: count() })),
  byPhase: list(object({ phase: nullable(numberOf(codes.flightPhase)), count: count() })),
  byAirport: list(object({ airport: nullable(text(4)), count: count() })),
  byRisk: list(object({ riskClass: nullable(oneOf(...riskClasses)), count: count() })),
  /** Seoul days from submission to completion. */
  daysToClose: object({ closed: count(), median: days(), longest: days() }),
});
export type Board = Static<typeof board>;

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/esms/analysis',
  summary: 'The safety board: what the list of reports holds for the caller and these filters, counted',
  access: { menu: 'ESMS', level: 2 },
  query: boardQuery,
  reply: board,
});

/** The first day of the month that lies so many months before that of a day. */
const monthStart = (day: Day, monthsBefore: number): Day => `${addMonths(day.slice(0, 7), -monthsBefore)}-01`;

/** The time of the board: until today and from the first day of the eleventh month before, unless days are given. */
export const boardPeriod = ({ fromDate, toDate }: Period, today: Day): { fromDate: Day; toDate: Day } => {
  const last = toDate ?? today;
  return { fromDate: fromDate ?? monthStart(last, boardLimits.usualMonths - 1), toDate: last };
};

/** The months of a time, `YYYY-MM`, the earliest first. */
export const monthsOf = ({ fromDate, toDate }: { fromDate: Day; toDate: Day }): string[] => {
  const months: string[] = [];
  for (let each = fromDate.slice(0, 7); each <= toDate.slice(0, 7); each = addMonths(each, 1)) months.push(each);
  return months;
};

/** A time that ends before it begins, or is longer than the board takes. */
export const checkBoardPeriod = (period: { fromDate: Day; toDate: Day }): FieldProblem[] => {
  const faults = checkPeriod(period);
  if (faults.length > 0) return faults;
  const isTooLong = addMonths(period.fromDate.slice(0, 7), boardLimits.months) <= period.toDate.slice(0, 7);
  return isTooLong ? [{ path: 'toDate', code: 'too-big', limit: boardLimits.months }] : [];
};
