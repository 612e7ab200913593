import type { DirectoryTables, EmployeePager } from '#areas/directory';
import type { AuditTables } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { Workers } from '#platform/workers/worker-pool';
import type { LeaveTables } from './leave.queries.ts';

export type LeaveTx = Tx<LeaveTables & DirectoryTables & AuditTables>;

/** Services for the reading calls of this area. */
export type LeaveRouteServices = {
  db: Db<LeaveTables & DirectoryTables>;
  clock: Clock;
  pageEmployees: EmployeePager;
  /** Spreadsheets are read there. */
  workers: Workers;
  /** Titles of the applications for days of leave; applications belong to another area. */
  listTitles: (db: object, ids: readonly number[]) => Promise<Map<number, string>>;
};
