import type { GrantTables } from '#areas/identity';
import type { AuditTables } from '#platform/audit/queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { EmployeePager } from './employee/page.ts';
import type { References } from './references.ts';
import type { DirectoryTables } from './tables.ts';

/** What changing people and departments writes: their own records, their grants, the trail. */
export type DirectoryTx = Tx<DirectoryTables & GrantTables & AuditTables>;

export type DirectoryServices = { clock: Clock };
export type DeleteServices = DirectoryServices & { references: readonly References[] };
export type DirectoryRouteServices = DeleteServices & {
  db: Db<DirectoryTables & GrantTables & AuditTables>;
  pageEmployees: EmployeePager;
};
