import type { Day } from '@portal/contract/kernel';
import type { GrantTables, SignInTables } from '#areas/identity';
import type { AuditTables } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { Workers } from '#platform/workers/worker-pool';
import type { DirectoryTables } from './directory-tables.ts';
import type { EmployeePager } from './employee/employee-pager.ts';

/** What changing people and departments writes: their own records, their grants, the trail. */
export type DirectoryTx = Tx<DirectoryTables & GrantTables & SignInTables & AuditTables>;

/** An employee or a department, as the areas above know it: by its number. */
export type DirectoryRecord = { recordType: 'employee' | 'department'; id: number };

/** Whether something of an area names a record, which then stays as evidence; each area answers for its own tables. */
export type References = (tx: DirectoryTx, record: DirectoryRecord) => Promise<boolean>;

/** How much of an area waits for somebody, by the kinds of its contract; each answers for its own tables. */
export type WaitingWork = (db: object, who: { id: number; today: Day }) => Promise<Readonly<Record<string, number>>>;

export type DirectoryServices = { clock: Clock };
export type DeleteServices = DirectoryServices & { references: readonly References[] };
export type DirectoryRouteServices = DeleteServices & {
  db: Db<DirectoryTables & GrantTables & SignInTables & AuditTables>;
  pageEmployees: EmployeePager;
  waitingWork: readonly WaitingWork[];
  /** Photos are opened there. */
  workers: Workers;
};
