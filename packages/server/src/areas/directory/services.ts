import type { GrantTables } from '#areas/identity';
import type { AuditTables } from '#platform/audit/queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { EmployeePager } from './employee/page.ts';
import type { DirectoryTables } from './tables.ts';

/** What changing people and departments writes: their own records, their grants, the trail. */
export type DirectoryTx = Tx<DirectoryTables & GrantTables & AuditTables>;

/** An employee or a department, as the areas above know it: by its number. */
export type DirectoryRecord = { recordType: 'employee' | 'department'; id: number };

/** What an area above answers for when people and departments change; areas may not touch each other's tables. */
export interface Dependent {
  /** Whether something of the area names the record, which then stays as evidence. */
  names(tx: DirectoryTx, record: DirectoryRecord): Promise<boolean>;
  /** Follows people and departments that were moved in the organization. */
  follow(tx: DirectoryTx, moved: { employeeIds: readonly number[]; departmentIds: readonly number[] }): Promise<void>;
  /** Lets go of what hangs on a record that nothing names, before it is deleted. */
  forget(tx: DirectoryTx, record: DirectoryRecord): Promise<void>;
}

export type DirectoryServices = { clock: Clock };
export type DirectoryChangeServices = DirectoryServices & { dependents: readonly Dependent[] };
export type DirectoryRouteServices = DirectoryChangeServices & {
  db: Db<DirectoryTables & GrantTables & AuditTables>;
  pageEmployees: EmployeePager;
};
