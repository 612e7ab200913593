import type { Db } from './database/pool.ts';
import { findMaintenanceMessage, type MaintenanceTables } from './maintenance.queries.ts';

/** The maintenance state as this process last read it. */
export type MaintenanceWatch = { message: () => string | undefined; refresh: () => Promise<void>; stop: () => void };

/** Shorter than the 5 s in which every process must have seen a change (rules/platform.md#maintenance). */
const INTERVAL_MS = 2_000;

/** Polls the maintenance state; while the database does not answer, the last known state applies. */
export const watchMaintenance = async (db: Db<MaintenanceTables>): Promise<MaintenanceWatch> => {
  let known = await findMaintenanceMessage(db);
  const refresh = async () => {
    known = await findMaintenanceMessage(db);
  };
  const timer = setInterval(() => void refresh().catch(() => undefined), INTERVAL_MS);
  timer.unref();
  return { message: () => known, refresh, stop: () => clearInterval(timer) };
};
