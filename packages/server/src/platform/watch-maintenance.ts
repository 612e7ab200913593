import type { Db } from './database/pool.ts';
import { findMaintenanceMessage, type MaintenanceTables } from './maintenance.queries.ts';

/** What this process knows of the maintenance state. */
export type MaintenanceWatch = { message: () => string | undefined; refresh: () => Promise<void>; stop: () => void };

/** Shorter than the 5 s in which every process must have seen a change (rules/platform.md#maintenance). */
const INTERVAL_MS = 2_000;

/** Reads the state now and then; while the database does not answer, what was known stays. */
export const watchMaintenance = async (db: Db<MaintenanceTables>): Promise<MaintenanceWatch> => {
  let known = await findMaintenanceMessage(db);
  const refresh = async () => {
    known = await findMaintenanceMessage(db);
  };
  const timer = setInterval(() => void refresh().catch(() => undefined), INTERVAL_MS);
  timer.unref();
  return { message: () => known, refresh, stop: () => clearInterval(timer) };
};
