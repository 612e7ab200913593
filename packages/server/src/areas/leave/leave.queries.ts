import type { AbsenceType, AnnualLeaveInfo, Half, LeaveHalf, TakenHalf } from '@portal/contract/leave';
import { sql } from 'kysely';
import { lockNumbers } from '#platform/database/lock-numbers';
import type { Db, Tx } from '#platform/database/pool';

export type LeaveTables = {
  'leave.entitlement': { employee_id: number; year: number; total_days: number };
  'leave.leave_half': {
    document_id: number;
    employee_id: number;
    leave_on: string;
    half: Half;
    absence_type: AbsenceType;
    is_completed: boolean;
  };
};

type Days = { total: number; used: number; other: number; reserved: number };

/** A person's leave in a year; without an entitlement the year has 0 days (rules/leave.md#balance). */
export const getAnnualLeaveInfo = async (
  db: Db<LeaveTables>,
  employeeId: number,
  year: number,
): Promise<AnnualLeaveInfo> => {
  const { rows } = await sql<Days>`
    select
      coalesce((select total_days from leave.entitlement where employee_id = ${employeeId} and year = ${year}), 0)::float8 as total,
      (count(*) filter (where absence_type = 'AnnualLeave' and is_completed) * 0.5)::float8 as used,
      (count(*) filter (where absence_type <> 'AnnualLeave' and is_completed) * 0.5)::float8 as other,
      (count(*) filter (where absence_type = 'AnnualLeave' and not is_completed) * 0.5)::float8 as reserved
    from leave.leave_half
    where employee_id = ${employeeId} and leave_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
  `.execute(db);
  const { total, used, other, reserved } = rows[0] ?? { total: 0, used: 0, other: 0, reserved: 0 };
  return {
    year,
    totalDays: total,
    useAnnualLeaveDays: used,
    useVacationDays: other,
    remainingDays: total - used,
    reservedDays: reserved,
  };
};

const LEAVE_LOCK = lockNumbers.leaveOfEmployee;

/**
 * Locks a person's leave until the transaction ends, so that concurrent applications are checked one after the other.
 */
export const lockLeave = async (tx: Tx<LeaveTables>, employeeId: number): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock_shared(${LEAVE_LOCK}, 0), pg_advisory_xact_lock(${LEAVE_LOCK}, ${employeeId})
  `.execute(tx);
};

/** Locks everybody's leave: no application is booked or completed during an import of totals. */
export const lockAllLeave = async (tx: Tx<LeaveTables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LEAVE_LOCK}, 0)`.execute(tx);
};

/** The half days of a year for which a person has approved or pending leave. */
export const listTakenHalves = async (db: Db<LeaveTables>, employeeId: number, year: number): Promise<TakenHalf[]> => {
  const { rows } = await sql<TakenHalf>`
    select leave_on as "vacationDate", half from leave.leave_half
    where employee_id = ${employeeId} and leave_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
    order by leave_on, half desc
  `.execute(db);
  return rows;
};

export type BookedHalf = LeaveHalf & { absenceType: AbsenceType; isCompleted: boolean };

export const insertHalves = async (
  tx: Tx<LeaveTables>,
  documentId: number,
  employeeId: number,
  halves: readonly BookedHalf[],
): Promise<void> => {
  const rows = halves.map(({ on, half, absenceType, isCompleted }) => ({
    document_id: documentId,
    employee_id: employeeId,
    leave_on: on,
    half,
    absence_type: absenceType,
    is_completed: isCompleted,
  }));
  await tx.insertInto('leave.leave_half').values(rows).execute();
};

export const completeHalves = async (tx: Tx<LeaveTables>, documentId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${LEAVE_LOCK}, 0)`.execute(tx);
  await tx.updateTable('leave.leave_half').set({ is_completed: true }).where('document_id', '=', documentId).execute();
};

export const deleteHalves = async (tx: Tx<LeaveTables>, documentId: number): Promise<void> => {
  await tx.deleteFrom('leave.leave_half').where('document_id', '=', documentId).execute();
};
