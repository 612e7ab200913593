import type { Actor } from '@portal/contract/identity';
import { dayInSeoul, Problem } from '@portal/contract/kernel';
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
import { filterOn } from '../report-list/report-filter.queries.ts';
import type { SafetyServices } from '../safety-services.ts';
import { countBoard } from './board.queries.ts';

const viewCategory = (id: number | null): Board['byCategory'][number]['category'] => {
  const leaf = id === null ? undefined : findLeaf(occurrences, { id });
  return leaf ? { id: leaf.id, code: leaf.code ?? '', name: leaf.name, engName: leaf.engName } : null;
};

/** The first airports, and those without one. */
const mostAirports = <Entry extends { value: string | null }>(entries: readonly Entry[]): Entry[] => [
  ...entries.filter(({ value }) => value !== null).slice(0, boardLimits.airports),
  ...entries.filter(({ value }) => value === null),
];

/** The safety board of the actor; a time that cannot be told is 400 at `toDate` (rules/safety.md#board). */
export const getBoard = async (
  { db, clock }: Pick<SafetyServices, 'db' | 'clock'>,
  actor: Actor,
  query: BoardQuery,
): Promise<Board> => {
  const today = dayInSeoul(clock());
  const period = boardPeriod(query, today);
  const faults = checkBoardPeriod(period);
  if (faults.length > 0) throw new Problem('invalid-input', faults);
  const counts = await countBoard(db, actor, filterOn(today, { ...query, ...period }), today);
  const inMonth = new Map(counts.by_month.map(({ value, count }) => [value, count]));
  const { total, open, late, closed, median, longest } = counts;
  return {
    ...period,
    total,
    open,
    late,
    byMonth: monthsOf(period).map((month) => ({ month, count: inMonth.get(month) ?? 0 })),
    byEventType: counts.by_event_type.map(({ value, count }) => ({ eventType: value, count })),
    byCategory: counts.by_category.map(({ value, count }) => ({ category: viewCategory(value), count })),
    byPhase: counts.by_phase.map(({ value, count }) => ({ phase: value, count })),
    byAirport: mostAirports(counts.by_airport).map(({ value, count }) => ({ airport: value, count })),
    byRisk: counts.by_risk.map(({ value, count }) => ({ riskClass: value, count })),
    daysToClose: { closed, median, longest },
  };
};
