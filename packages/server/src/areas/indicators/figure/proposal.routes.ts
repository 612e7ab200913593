import {
  incidentRate,
  indicatorKeys,
  PROPOSAL_MONTHS,
  proposeOccurrenceSheet,
  proposeThresholdSheet,
  proposeThresholds,
} from '@portal/contract/indicators';
import type { Db } from '#platform/database/pool';
import type { Router } from '#platform/http/router';
import { monthInSeoul } from '../indicator-month.ts';
import type { IndicatorRouteServices } from '../indicators-services.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import { countOccurrences } from '../month/propose-month.ts';
import { writeOccurrences, writeThresholds } from '../sheet/write-indicator-sheet.ts';
import { listHistory } from './proposal.queries.ts';

/** Thresholds that are proposed for a year from the history of each indicator. */
const proposeOf = async (db: Db<IndicatorTables>, year: number) => {
  const history = Map.groupBy(await listHistory(db, { year }, PROPOSAL_MONTHS), ({ key }) => key);
  const ratesOf = (key: number) =>
    (history.get(key) ?? []).flatMap(
      (row) => incidentRate({ occurrenceCount: row.occurrence_count, flightCount: row.flight_count }) ?? [],
    );
  return new Map(indicatorKeys.map((key) => [key, proposeThresholds(key, ratesOf(key))]));
};

/** Sheets proposed from history and safety reports; they change nothing. */
export const proposalRoutes = (
  router: Router<IndicatorTables>,
  { db, clock }: Pick<IndicatorRouteServices, 'db' | 'clock'>,
): void => {
  router.read(proposeThresholdSheet, async ({ query }, { language }) => {
    const { year = monthInSeoul(clock()).year } = query;
    return writeThresholds('proposal', year, await proposeOf(db, year), language);
  });
  router.read(proposeOccurrenceSheet, async ({ query: { year, month } }, { language }) => {
    const counts = await countOccurrences(db, { year, month });
    return writeOccurrences('proposal', { year, months: [month] }, (_month, key) => counts.get(key), language);
  });
};
