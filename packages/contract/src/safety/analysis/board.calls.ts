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

/** The longest period of the board, its default period, and the number of airports (rules/safety.md#board). */
export const boardLimits = { months: 60, usualMonths: 12, airports: 30 } as const;

const count = () => integer(0, 100_000_000);
const days = () => nullable(count());
const category = classification.properties.eventCategories.items;

const boardQuery = object(recordFilters);
export type BoardQuery = Parts<Static<typeof boardQuery>>;

/** Exact counts of main reports; the greatest first, reports without a value last. */
export const board = object({
  fromDate: day(),
  toDate: day(),
  total: count(),
  open: count(),
  /** Open and overdue actions. */
  late: count(),
  byMonth: list(object({ month: month(), count: count() })),
  byEventType: list(object({ eventType: nullable(numberOf(codes.eventType)), count: count() })),
  /** A report with two categories is counted in both. */
  byCategory: list(object({ category: nullable(category), count: count() })),
  byPhase: list(object({ phase: nullable(numberOf(codes.flightPhase)), count: count() })),
  byAirport: list(object({ airport: nullable(text(4)), count: count() })),
  byRisk: list(object({ riskClass: nullable(oneOf(...riskClasses)), count: count() })),
  /** Days in Seoul from submission to completion. */
  daysToClose: object({ closed: count(), median: days(), longest: days() }),
});
export type Board = Static<typeof board>;

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/esms/analysis',
  summary: 'The safety board: counts of the reports that the report list contains for the caller and these filters',
  access: { menu: 'ESMS', level: 2 },
  query: boardQuery,
  reply: board,
});

/** The first day of the month that is this many months before that of a day. */
const monthStart = (day: Day, monthsBefore: number): Day => `${addMonths(day.slice(0, 7), -monthsBefore)}-01`;

/** The period of the board: from the first day of the eleventh month before until today, unless days are given. */
export const boardPeriod = ({ fromDate, toDate }: Period, today: Day): { fromDate: Day; toDate: Day } => {
  const last = toDate ?? today;
  return { fromDate: fromDate ?? monthStart(last, boardLimits.usualMonths - 1), toDate: last };
};

/** The months of a period, `YYYY-MM`, earliest first. */
export const monthsOf = ({ fromDate, toDate }: { fromDate: Day; toDate: Day }): string[] => {
  const months: string[] = [];
  for (let each = fromDate.slice(0, 7); each <= toDate.slice(0, 7); each = addMonths(each, 1)) months.push(each);
  return months;
};

/** The problems of a period that ends before it begins, or is longer than allowed. */
export const checkBoardPeriod = (period: { fromDate: Day; toDate: Day }): FieldProblem[] => {
  const problems = checkPeriod(period);
  if (problems.length > 0) return problems;
  const isTooLong = addMonths(period.fromDate.slice(0, 7), boardLimits.months) <= period.toDate.slice(0, 7);
  return isTooLong ? [{ path: 'toDate', code: 'too-big', limit: boardLimits.months }] : [];
};
