import {
  incidentRate,
  indicatorKeys,
  PROPOSAL_MONTHS,
  proposeOccurrenceSheet,
  proposeThresholdSheet,
  proposeThresholds,
  seededIndicators,
} from '@portal/contract/indicators';
import { startOfDayInSeoul } from '@portal/contract/kernel';
import { type CatalogueNode, occurrences } from '@portal/contract/safety';
import { countByCategories } from '#areas/safety';
import type { Db } from '#platform/database/pool';
import type { Router } from '#platform/http/router';
import { monthInSeoul } from '../indicator-month.ts';
import type { IndicatorRouteServices } from '../indicators-services.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import { writeOccurrences, writeThresholds } from '../sheet/write-indicator-sheet.ts';
import { listHistory } from './proposal.queries.ts';

/** What the history of each indicator proposes for a year. */
const proposeOf = async (db: Db<IndicatorTables>, year: number) => {
  const history = Map.groupBy(await listHistory(db, { year }, PROPOSAL_MONTHS), ({ key }) => key);
  const ratesOf = (key: number) =>
    (history.get(key) ?? []).flatMap(
      (row) => incidentRate({ occurrenceCount: row.occurrence_count, flightCount: row.flight_count }) ?? [],
    );
  return new Map(indicatorKeys.map((key) => [key, proposeThresholds(key, ratesOf(key))]));
};

const leavesOf = (nodes: readonly CatalogueNode[]): CatalogueNode[] =>
  nodes.flatMap((node) => (node.childNodes.length > 0 ? leavesOf(node.childNodes) : node));

const idsOf = (codes: readonly string[]): number[] =>
  leavesOf(occurrences).flatMap(({ id, code }) => (code !== undefined && codes.includes(code) ? id : []));

/** Indicators that count occurrences of some categories, with the ids of these. */
const counted = seededIndicators
  .filter(({ categories }) => categories.length > 0)
  .map(({ key, categories }) => ({ key, ids: idsOf(categories) }));

const firstOf = (year: number, month: number): Date =>
  startOfDayInSeoul(`${month > 12 ? year + 1 : year}-${String(month > 12 ? 1 : month).padStart(2, '0')}-01`);

const countReports = async (db: Db<IndicatorTables>, year: number, month: number) => {
  const between = { from: firstOf(year, month), until: firstOf(year, month + 1) };
  const counts = await countByCategories(
    db,
    between,
    counted.map(({ ids }) => ids),
  );
  return new Map(counted.map(({ key }, place) => [key, counts[place] ?? 0]));
};

/** Sheets that history and safety reports propose; nothing is changed by them. */
export const proposalRoutes = (
  router: Router<IndicatorTables>,
  { db, clock }: Pick<IndicatorRouteServices, 'db' | 'clock'>,
): void => {
  router.read(proposeThresholdSheet, async ({ query }, { language }) => {
    const { year = monthInSeoul(clock()).year } = query;
    return writeThresholds('proposal', year, await proposeOf(db, year), language);
  });
  router.read(proposeOccurrenceSheet, async ({ query: { year, month } }, { language }) => {
    const counts = await countReports(db, year, month);
    return writeOccurrences('proposal', { year, months: [month] }, (_month, key) => counts.get(key), language);
  });
};
