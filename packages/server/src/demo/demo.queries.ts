import type { Grant } from '@portal/contract/identity';
import { sql } from 'kysely';
import type { AdminTables } from '#areas/admin';
import type { ApprovalTables } from '#areas/approval';
import type { DocumentTables } from '#areas/documents';
import type { IdentityTables } from '#areas/identity';
import type { IndicatorTables } from '#areas/indicators';
import type { SafetyTables } from '#areas/safety';
import type { Db, Tx } from '#platform/database/pool';

/** What the demo company is written into. */
export type DemoTables = AdminTables &
  ApprovalTables &
  DocumentTables &
  IdentityTables &
  IndicatorTables &
  SafetyTables &
  InstallationTables;

/** What the database was made for: one row from the first start on. */
export type InstallationTables = { 'platform.installation': { is_demo: boolean } };

type CompanyTx = Tx<DemoTables>;

/** Closed cases by their own numbers, reports without a main report and investigations, in the order in which they were numbered. */
export const listClosedCases = async (
  tx: Tx<SafetyTables>,
): Promise<{ type: 'Report' | 'Investigation'; id: number }[]> => {
  const { rows } = await sql<{ type: 'Report' | 'Investigation'; id: number }>`
    select type, id from (
      select 'Report' as type, id, report_no as no from safety.report where status = 'Closed' and main_id is null
      union all select 'Investigation', id, investigation_no from safety.investigation where status = 'Closed'
    ) closed order by no
  `.execute(tx);
  return rows;
};

/** A duty as the demo goes on from it. */
export type DemoDuty = {
  id: number;
  status: string;
  state: string;
  event_at: Date;
  submitted_at: Date;
  due_at: Date | null;
  is_classified: boolean;
};

/** The duties of reports that stand for themselves, the newest report first. */
export const listDemoDuties = async (tx: Tx<SafetyTables>): Promise<DemoDuty[]> => {
  const { rows } = await sql<DemoDuty>`
    select r.id, r.status, d.state, r.event_at, r.submitted_at, d.due_at,
      exists (select 1 from safety.classification k where k.report_id = r.id) as is_classified
    from safety.duty d join safety.report r on r.id = d.report_id where d.state <> 'WithMain'
    order by r.submitted_at desc, r.report_no
  `.execute(tx);
  return rows;
};

/** Reports from before the desk of filings, of which nothing was ever recorded. */
export const forgetDuties = async (tx: Tx<SafetyTables>, ids: readonly number[]): Promise<void> => {
  await sql`delete from safety.duty_history where report_id = any(${ids}::integer[])`.execute(tx);
  await sql`
    update safety.duty set state = 'Unrecorded', is_opened = false, due_at = null, plain_due_at = null, protection_until = null,
      calendar_is_incomplete = false, next_mark_at = null, at_once_since = null, at_once_told = 0, version = 0
    where report_id = any(${ids}::integer[])
  `.execute(tx);
};

/** A hazard whose title tells of something and about which something is being done, and that action; the newest one. */
export const findHazardUnderWay = async (
  tx: Tx<SafetyTables>,
  about: string,
): Promise<{ id: number; action_id: number } | null> => {
  const { rows } = await sql<{ id: number; action_id: number }>`
    select h.id, a.id as action_id from safety.hazard h join safety.action a on a.case_id = h.case_id and a.status = 'InProgress'
    where h.title like ${`%${about}%`} order by a.id desc limit 1
  `.execute(tx);
  return rows[0] ?? null;
};

/** Whether nobody works here yet. */
export const isEmptyCompany = async (tx: CompanyTx): Promise<boolean> => {
  const { rows } = await sql`select 1 from directory.department limit 1`.execute(tx);
  return rows.length === 0;
};

/**
 * Clears what a start left that was broken off in the midst of the load; as the owner of the tables. Were that vacuumed while
 * the next one loads, which nobody sees before it is whole, PostgreSQL would take growing tables for empty and read them anew
 * at every step.
 */
export const clearBrokenOff = async (owner: Db<object>): Promise<void> => {
  await sql`vacuum`.execute(owner);
};

/** Lets a transaction stay open while files are made, which a busy machine takes minutes for. */
export const waitForFiles = async (tx: CompanyTx): Promise<void> => {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
};

export const insertGrants = async (
  tx: CompanyTx,
  grants: readonly (Grant & { employeeId: number })[],
): Promise<void> => {
  const rows = grants.map(({ employeeId, menu, level }) => ({ employee_id: employeeId, menu, level }));
  await tx.insertInto('identity.permission_grant').values(rows).execute();
};

export const insertEntitlements = async (
  tx: CompanyTx,
  employeeIds: readonly number[],
  years: readonly number[],
  days: number,
): Promise<void> => {
  await sql`
    insert into leave.entitlement (employee_id, year, total_days)
    select e, y, ${days} from unnest(${employeeIds}::integer[]) e, unnest(${years}::smallint[]) y
  `.execute(tx);
};

/** Whether the database was made for a demo. */
export const holdsDemo = async (db: Db<InstallationTables>): Promise<boolean> =>
  (await db.selectFrom('platform.installation').select('is_demo').executeTakeFirst())?.is_demo ?? false;

/** Whether the database holds a demo, undefined before its first start; nobody else finds out meanwhile. */
export const lockKind = async (tx: CompanyTx): Promise<boolean | undefined> => {
  await sql`lock table platform.installation in exclusive mode`.execute(tx);
  const row = await tx.selectFrom('platform.installation').select('is_demo').executeTakeFirst();
  return row?.is_demo;
};

export const storeKind = async (tx: CompanyTx, isDemo: boolean): Promise<void> => {
  await sql`
    insert into platform.installation (is_demo) values (${isDemo})
    on conflict (only_row) do update set is_demo = excluded.is_demo
  `.execute(tx);
};

/** Marks what people were told before a moment as read as it came. */
export const readBefore = async (tx: Tx<DemoTables>, moment: Date): Promise<void> => {
  await sql`update notification.notification set read_at = at where read_at is null and at < ${moment}`.execute(tx);
};
