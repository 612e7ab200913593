import type { DirectoryTables, EmployeePager } from '#areas/directory';
import type { AuditTables } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { Workers } from '#platform/workers/worker-pool';
import type { LeaveTables } from './leave.queries.ts';

export type LeaveTx = Tx<LeaveTables & DirectoryTables & AuditTables>;

/** What the calls of this area read with. */
export type LeaveRouteServices = {
  db: Db<LeaveTables & DirectoryTables>;
  clock: Clock;
  pageEmployees: EmployeePager;
  /** Spreadsheets are read there. */
  workers: Workers;
  /** Titles of the applications that stand behind days of leave, which another area keeps. */
  listTitles: (db: object, ids: readonly number[]) => Promise<Map<number, string>>;
};
