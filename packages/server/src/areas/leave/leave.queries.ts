import type { AnnualLeaveInfo } from '@portal/contract/leave';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';

export type LeaveTables = {
  'leave.entitlement': { employee_id: number; year: number; total_days: number };
  'leave.leave_day': {
    document_id: number;
    employee_id: number;
    leave_on: string;
    days: number;
    absence_type: string;
    is_completed: boolean;
  };
};

type Days = { total: number; used: number; other: number; reserved: number };

/** A person's leave in a year; a year without an entitlement has 0 days (decisions: approval, Leave). */
export const getAnnualLeaveInfo = async (
  db: Db<LeaveTables>,
  employeeId: number,
  year: number,
): Promise<AnnualLeaveInfo> => {
  const { rows } = await sql<Days>`
    select
      coalesce((select total_days from leave.entitlement where employee_id = ${employeeId} and year = ${year}), 0)::float8 as total,
      coalesce(sum(days) filter (where absence_type = 'AnnualLeave' and is_completed), 0)::float8 as used,
      coalesce(sum(days) filter (where absence_type <> 'AnnualLeave' and is_completed), 0)::float8 as other,
      coalesce(sum(days) filter (where absence_type = 'AnnualLeave' and not is_completed), 0)::float8 as reserved
    from leave.leave_day
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
