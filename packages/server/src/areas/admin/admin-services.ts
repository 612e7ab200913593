import type { DirectoryTables, EmployeePager } from '#areas/directory';
import type { DocumentTables } from '#areas/documents';
import type { GrantTables, SignInTables } from '#areas/identity';
import type { IndicatorTables } from '#areas/indicators';
import type { AuditTables } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';

export type AdminTables = DirectoryTables & GrantTables & SignInTables & AuditTables;
export type AdminTx = Tx<AdminTables>;

/** Also the tables of other areas, to read the names of their records. */
export type AuditReadTables = AdminTables & DocumentTables & IndicatorTables;

/** Services for the commands of this area. */
export type AdminServices = { clock: Clock };

/** Services for the reading calls of this area. */
export type AdminRouteServices = { db: Db<AuditReadTables>; clock: Clock; pageEmployees: EmployeePager };
