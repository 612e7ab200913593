import {
  type CountedReport,
  countedKeys,
  incidentRate,
  indicatorKeys,
  keysOfReport,
  PROPOSAL_MONTHS,
  proposeOccurrenceSheet,
  proposeThresholdSheet,
  proposeThresholds,
} from '@portal/contract/indicators';
import { startOfDayInSeoul } from '@portal/contract/kernel';
import { type CatalogueNode, occurrences } from '@portal/contract/safety';
import { type CountableRow, listCountable } from '#areas/safety';
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

const codes = new Map(leavesOf(occurrences).map(({ id, code = '' }) => [id, code]));

const viewCountable = (row: CountableRow): CountedReport => ({
  ...row.consequences,
  eventType: row.event_type,
  categories: row.event_categories.flatMap((id) => codes.get(id) ?? []),
  mandatoryReportType: row.mandatory_report_type,
  advisoryTypeLevel1: row.advisory_type,
});

const firstOf = (year: number, month: number): Date =>
  startOfDayInSeoul(`${month > 12 ? year + 1 : year}-${String(month > 12 ? 1 : month).padStart(2, '0')}-01`);

/** How many reports of a month each indicator counts that takes its figures from reports. */
const countReports = async (db: Db<IndicatorTables>, year: number, month: number): Promise<Map<number, number>> => {
  const reports = await listCountable(db, { from: firstOf(year, month), until: firstOf(year, month + 1) });
  const of = `${year}-${String(month).padStart(2, '0')}`;
  const counts = new Map(countedKeys(of).map((key) => [key, 0]));
  for (const key of reports.flatMap((row) => keysOfReport(viewCountable(row), of)))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
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
