import {
  ACTIONS_IN_TIME,
  type CountedReport,
  countedKeys,
  keysOfReport,
  type MonthFigure,
  READINGS,
  type ThisMonth,
  VOLUNTARY_REPORTS,
} from '@portal/contract/indicators';
import { addDays, type Day, dayInSeoul, startOfDayInSeoul } from '@portal/contract/kernel';
import { type CatalogueNode, occurrences } from '@portal/contract/safety';
import { countEmployeesOn } from '#areas/directory';
import { countReadings } from '#areas/documents';
import { type Countable, type CountableRow, countDueActions, listCountable, listVoluntary } from '#areas/safety';
import type { Db } from '#platform/database/pool';
import { countedMonth, firstDayOf, monthInSeoul, monthsLater } from '../indicator-month.ts';
import type { IndicatorTables } from '../indicators-tables.ts';

const leavesOf = (nodes: readonly CatalogueNode[]): CatalogueNode[] =>
  nodes.flatMap((node) => (node.childNodes.length > 0 ? leavesOf(node.childNodes) : node));

const codes = new Map(leavesOf(occurrences).map(({ id, code = '' }) => [id, code]));

const viewCountable = (row: CountableRow): CountedReport => ({
  ...row.consequences,
  eventType: row.event_type,
  categories: row.event_categories.flatMap((id) => codes.get(id) ?? []),
  mandatoryReportType: row.mandatory_report_type,
  advisoryTypeLevel1: row.advisory_type,
});

/** The proposal of an indicator for a month by present data, and the reports that it counts. */
export type Proposal = MonthFigure & { readonly reports: readonly Countable[] };

const daysOf = (month: ThisMonth): { from: Day; to: Day } => ({
  from: firstDayOf(month),
  to: addDays(firstDayOf(monthsLater(month, 1)), -1),
});

const betweenOf = (month: ThisMonth) => ({
  from: startOfDayInSeoul(firstDayOf(month)),
  until: startOfDayInSeoul(firstDayOf(monthsLater(month, 1))),
});

/** For each indicator the classified reports that it counts; a report counts once per indicator. */
const countReports = async (db: Db<IndicatorTables>, month: ThisMonth): Promise<[number, Proposal][]> => {
  const rows = await listCountable(db, betweenOf(month));
  const of = firstDayOf(month).slice(0, 7);
  const counted = rows.flatMap((row) => keysOfReport(viewCountable(row), of).map((key) => ({ key, row })));
  const byKey = Map.groupBy(counted, ({ key }) => key);
  return countedKeys(of).map((key) => {
    const reports = (byKey.get(key) ?? []).map(({ row: { id, is_confidential } }) => ({ id, is_confidential }));
    return [key, { occurrenceCount: reports.length, baseCount: null, reports }];
  });
};

const withBase = (occurrenceCount: number, baseCount: number): Proposal | undefined =>
  baseCount === 0 ? undefined : { occurrenceCount, baseCount, reports: [] };

/** Voluntary reports, actions in time and required readings, if the month has a proposal for them. */
const countLeading = async (
  db: Db<IndicatorTables>,
  month: ThisMonth,
  now: Date,
): Promise<[number, Proposal | undefined][]> => {
  const today = dayInSeoul(now);
  const days = daysOf(month);
  const by = days.to < today ? days.to : today;
  const voluntary = await listVoluntary(db, betweenOf(month));
  const { due, completed } = await countDueActions(db, days);
  const isRecent = countedMonth(month) >= countedMonth(monthInSeoul(now)) - 1;
  const readings = isRecent ? await countReadings(db, { by, today }) : { assigned: 0, marked: 0 };
  return [
    [
      VOLUNTARY_REPORTS,
      { occurrenceCount: voluntary.length, baseCount: await countEmployeesOn(db, by), reports: voluntary },
    ],
    [ACTIONS_IN_TIME, withBase(completed, due)],
    [READINGS, withBase(readings.marked, readings.assigned)],
  ];
};

/** The proposals of a month by key; keys without a proposal are missing (rules/indicators.md#counting). */
export const proposeMonth = async (
  db: Db<IndicatorTables>,
  month: ThisMonth,
  now: Date,
): Promise<ReadonlyMap<number, Proposal>> => {
  const leading = await countLeading(db, month, now);
  return new Map([
    ...(await countReports(db, month)),
    ...leading.flatMap(([key, proposal]): [number, Proposal][] => (proposal ? [[key, proposal]] : [])),
  ]);
};

/** The number of reports that each indicator counts in a month; leading indicators have no such sheet. */
export const countOccurrences = async (
  db: Db<IndicatorTables>,
  month: ThisMonth,
): Promise<ReadonlyMap<number, number>> =>
  new Map((await countReports(db, month)).map(([key, { occurrenceCount }]) => [key, occurrenceCount]));
