import type { Day } from '@portal/contract/kernel';
import type { GrantTables, SignInTables } from '#areas/identity';
import type { AuditTables } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { Workers } from '#platform/workers/worker-pool';
import type { DirectoryTables } from './directory-tables.ts';
import type { EmployeePager } from './employee/employee-pager.ts';

/** The tables written by changes of people and departments: their records, grants and the audit trail. */
export type DirectoryTx = Tx<DirectoryTables & GrantTables & SignInTables & AuditTables>;

/** An employee or a department by id, as other areas refer to it. */
export type DirectoryRecord = { recordType: 'employee' | 'department'; id: number };

/**
 * Whether an area's records refer to an employee or department, which then must be kept; each area checks its own
 * tables.
 */
export type References = (tx: DirectoryTx, record: DirectoryRecord) => Promise<boolean>;

/** The number of open tasks of a person in an area, by the kinds of its contract; each area checks its own tables. */
export type WaitingWork = (db: object, who: { id: number; today: Day }) => Promise<Readonly<Record<string, number>>>;

export type DirectoryServices = { clock: Clock };
export type DeleteServices = DirectoryServices & { references: readonly References[] };
export type DirectoryRouteServices = DeleteServices & {
  db: Db<DirectoryTables & GrantTables & SignInTables & AuditTables>;
  pageEmployees: EmployeePager;
  waitingWork: readonly WaitingWork[];
  /** Photos are decoded there. */
  workers: Workers;
};
