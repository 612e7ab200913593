import type { Actor } from '@portal/contract/identity';
import { addDays, addMonths, type Day, dayInSeoul, Problem } from '@portal/contract/kernel';
import {
  type Board,
  type BoardQuery,
  boardLimits,
  boardPeriod,
  checkBoardPeriod,
  findLeaf,
  monthsOf,
  occurrences,
} from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import { readPlanned } from '#platform/database/transaction';
import { filterOn, type ReportFilter } from '../report-list/report-filter.queries.ts';
import type { SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { type BoardCount, type BoardCounts, countBoard, countDaysToClose } from './board.queries.ts';

const viewCategory = (id: number | null): Board['byCategory'][number]['category'] => {
  const leaf = id === null ? undefined : findLeaf(occurrences, { id });
  return leaf ? { id: leaf.id, code: leaf.code ?? '', name: leaf.name, engName: leaf.engName } : null;
};

const sumOf = (counts: readonly BoardCount<unknown>[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const compare = (one: number | string, other: number | string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Counts put together by a value that each has, or several. */
const regrouped = <Value, Other>(
  counts: readonly BoardCount<Value>[],
  valuesOf: (value: Value) => readonly Other[],
): BoardCount<Other>[] => {
  const sums = new Map<Other, number>();
  for (const { value, count } of counts)
    for (const other of valuesOf(value)) sums.set(other, (sums.get(other) ?? 0) + count);
  return [...sums].map(([value, count]) => ({ value, count }));
};

/** The greatest first, none last. */
const greatestFirst = <Value extends number | string>(
  counts: readonly BoardCount<Value | null>[],
): BoardCount<Value | null>[] =>
  regrouped(counts, (value) => [value]).toSorted((one, other) => {
    if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
    return other.count - one.count || compare(one.value, other.value);
  });

/** The first airports, and those without one. */
const mostAirports = <Entry extends { value: string | null }>(entries: readonly Entry[]): Entry[] => [
  ...entries.filter(({ value }) => value !== null).slice(0, boardLimits.airports),
  ...entries.filter(({ value }) => value === null),
];

/** The value in a place of all in order, the first place is 0. */
const valueAt = (counts: readonly BoardCount<number>[], place: number): number =>
  counts.find((_, at) => sumOf(counts.slice(0, at + 1)) > place)?.value ?? 0;

/** How many were closed, and in how many days the middle one (half up) and the slowest. */
const daysToCloseOf = (given: readonly BoardCount<number>[]): Board['daysToClose'] => {
  const counts = regrouped(given, (days) => [days]).toSorted((one, other) => one.value - other.value);
  const closed = sumOf(counts);
  if (closed === 0) return { closed, median: null, longest: null };
  const middle = (valueAt(counts, Math.floor((closed - 1) / 2)) + valueAt(counts, Math.floor(closed / 2))) / 2;
  return { closed, median: Math.floor(middle + 0.5), longest: counts.at(-1)?.value ?? null };
};

type Counts = BoardCounts & { readonly days: readonly BoardCount<number>[] };

/** Counts a year at a time, so that no statement of a long time takes longer than a call may. */
const countYears = async (
  db: Db<SafetyTables>,
  { actor, filter }: { actor: Actor; filter: ReportFilter },
  period: { fromDate: Day; toDate: Day },
  today: Day,
): Promise<Counts> => {
  const years: Counts[] = [];
  for (let { fromDate } = period; fromDate <= period.toDate; ) {
    const next = `${addMonths(fromDate.slice(0, 7), boardLimits.usualMonths)}-01`;
    const toDate = next <= period.toDate ? addDays(next, -1) : period.toDate;
    const counted = { actor, filter: { ...filter, fromDate, toDate } };
    years.push({ ...(await countBoard(db, counted, today)), days: await countDaysToClose(db, counted) });
    fromDate = next;
  }
  return {
    standing: years.flatMap(({ standing }) => standing),
    day: years.flatMap(({ day }) => day),
    eventType: years.flatMap(({ eventType }) => eventType),
    categories: years.flatMap(({ categories }) => categories),
    phase: years.flatMap(({ phase }) => phase),
    airport: years.flatMap(({ airport }) => airport),
    riskClass: years.flatMap(({ riskClass }) => riskClass),
    days: years.flatMap(({ days }) => days),
  };
};

/** The safety board of the actor; a time that cannot be told is 400 at `toDate` (rules/safety.md#board). */
export const getBoard = async (
  { db, clock }: Pick<SafetyServices, 'db' | 'clock'>,
  actor: Actor,
  query: BoardQuery,
): Promise<Board> => {
  const today = dayInSeoul(clock());
  const period = boardPeriod(query, today);
  const problems = checkBoardPeriod(period);
  if (problems.length > 0) throw new Problem('invalid-input', problems);
  const filter = filterOn(today, { ...query, ...period });
  const counts = await readPlanned<SafetyTables, Counts>(db, (tx) => countYears(tx, { actor, filter }, period, today));
  const inMonth = new Map(regrouped(counts.day, (day) => [day.slice(0, 7)]).map(({ value, count }) => [value, count]));
  const byCategory = regrouped(counts.categories, (ids): (number | null)[] => ids ?? [null]);
  return {
    ...period,
    total: sumOf(counts.standing),
    open: sumOf(counts.standing.filter(({ value }) => value.isOpen)),
    late: sumOf(counts.standing.filter(({ value }) => value.isLate)),
    byMonth: monthsOf(period).map((month) => ({ month, count: inMonth.get(month) ?? 0 })),
    byEventType: greatestFirst(counts.eventType).map(({ value, count }) => ({ eventType: value, count })),
    byCategory: greatestFirst(byCategory).map(({ value, count }) => ({ category: viewCategory(value), count })),
    byPhase: greatestFirst(counts.phase).map(({ value, count }) => ({ phase: value, count })),
    byAirport: mostAirports(greatestFirst(counts.airport)).map(({ value, count }) => ({ airport: value, count })),
    byRisk: greatestFirst(counts.riskClass).map(({ value, count }) => ({ riskClass: value, count })),
    daysToClose: daysToCloseOf(counts.days),
  };
};
