import type { DirectoryTables, EmployeePager } from '#areas/directory';
import type { DocumentTables } from '#areas/documents';
import type { GrantTables, SignInTables } from '#areas/identity';
import type { IndicatorTables } from '#areas/indicators';
import type { AuditTables } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';

export type AdminTables = DirectoryTables & GrantTables & SignInTables & AuditTables;
export type AdminTx = Tx<AdminTables>;

/** Read besides: what other areas call their records. */
export type AuditReadTables = AdminTables & DocumentTables & IndicatorTables;

/** What the commands of this area work with. */
export type AdminServices = { clock: Clock };

/** What the calls of this area read with. */
export type AdminRouteServices = { db: Db<AuditReadTables>; clock: Clock; pageEmployees: EmployeePager };
