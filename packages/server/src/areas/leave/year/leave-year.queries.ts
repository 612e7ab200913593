import type { AbsenceType, AnnualLeaveInfo, LeavePeriod, LeaveTotal } from '@portal/contract/leave';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { LeaveTables } from '../leave.queries.ts';

type Days = { employee_id: number; total: number; used: number; other: number; reserved: number };

/** The leave of several people in a year, with the same values as `getAnnualLeaveInfo`. */
export const listAnnualLeaveInfo = async (
  db: Db<LeaveTables>,
  employeeIds: readonly number[],
  year: number,
): Promise<Map<number, AnnualLeaveInfo>> => {
  const { rows } = await sql<Days>`
    select p.employee_id, coalesce(t.total_days, 0)::float8 as total,
      (count(*) filter (where h.absence_type = 'AnnualLeave' and h.is_completed) * 0.5)::float8 as used,
      (count(*) filter (where h.absence_type <> 'AnnualLeave' and h.is_completed) * 0.5)::float8 as other,
      (count(*) filter (where h.absence_type = 'AnnualLeave' and not h.is_completed) * 0.5)::float8 as reserved
    from unnest(${employeeIds}::integer[]) as p(employee_id)
      left join leave.entitlement t on t.employee_id = p.employee_id and t.year = ${year}::integer
      left join leave.leave_half h on h.employee_id = p.employee_id
        and h.leave_on between make_date(${year}::integer, 1, 1) and make_date(${year}::integer, 12, 31)
    group by p.employee_id, t.total_days
  `.execute(db);
  return new Map(
    rows.map(({ employee_id, total, used, other, reserved }) => [
      employee_id,
      {
        year,
        totalDays: total,
        useAnnualLeaveDays: used,
        useVacationDays: other,
        remainingDays: total - used,
        reservedDays: reserved,
      },
    ]),
  );
};

/** A completed leave in a year: the document of its application, and its days in that year. */
export type UsedLeave = { documentId: number; absenceType: AbsenceType; periods: LeavePeriod[] };

/** A person's completed leave in a year by first day: annual leave, or every other kind. */
export const listUsedLeave = async (
  db: Db<LeaveTables>,
  { employeeId, year, isAnnual }: { employeeId: number; year: number; isAnnual: boolean },
): Promise<UsedLeave[]> => {
  const { rows } = await sql<UsedLeave>`
    select document_id as "documentId", min(absence_type) as "absenceType",
      json_agg(json_build_object('vacationDate', leave_on, 'annualLeaveType', case
        when halves = 2 then 'AnnualLeave' when half = 'Morning' then 'MorningOff' else 'AfternoonOff' end)
        order by leave_on) as periods
    from (
      select document_id, leave_on, min(absence_type) as absence_type, count(*) as halves, min(half) as half
      from leave.leave_half
      where employee_id = ${employeeId} and is_completed and (absence_type = 'AnnualLeave') = ${isAnnual}
        and leave_on between make_date(${year}::integer, 1, 1) and make_date(${year}::integer, 12, 31)
      group by document_id, leave_on
    ) days group by document_id order by min(leave_on), document_id
  `.execute(db);
  return rows;
};

/** Days of annual leave used in a year, of all employees who used any. */
export const listUsedDays = async (db: Db<LeaveTables>, year: number): Promise<Map<number, number>> => {
  const { rows } = await sql<{ employee_id: number; used: number }>`
    select employee_id, (count(*) * 0.5)::float8 as used from leave.leave_half
    where is_completed and absence_type = 'AnnualLeave'
      and leave_on between make_date(${year}::integer, 1, 1) and make_date(${year}::integer, 12, 31)
    group by employee_id
  `.execute(db);
  return new Map(rows.map(({ employee_id, used }) => [employee_id, used]));
};

/** The totals of all employees with an entitlement in a year. */
export const listTotals = async (db: Db<LeaveTables>, year: number): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('leave.entitlement')
    .select(['employee_id', 'total_days'])
    .where('year', '=', year)
    .execute();
  return new Map(rows.map(({ employee_id, total_days }) => [employee_id, total_days]));
};

/** Replaces totals of a year. */
export const saveTotals = async (tx: Tx<LeaveTables>, year: number, totals: readonly LeaveTotal[]): Promise<void> => {
  const ids = totals.map(({ employeeId }) => employeeId);
  const days = totals.map(({ totalDays }) => totalDays);
  await sql`
    insert into leave.entitlement (employee_id, year, total_days)
    select e, ${year}::smallint, t from unnest(${ids}::integer[], ${days}::numeric[]) as given(e, t)
    on conflict (employee_id, year) do update set total_days = excluded.total_days
  `.execute(tx);
};
