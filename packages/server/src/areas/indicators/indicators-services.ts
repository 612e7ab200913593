import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { Workers } from '#platform/workers/worker-pool';
import type { IndicatorTables } from './indicators-tables.ts';

export type IndicatorRouteServices = {
  db: Db<IndicatorTables>;
  clock: Clock;
  /** Runs the parsing of spreadsheets. */
  workers: Workers;
};
