import { Problem } from '@portal/contract/kernel';
import { checkBalance, checkFree, leaveDaysByYear, leaveHalves, type VacationBody } from '@portal/contract/leave';
import type { Tx } from '#platform/database/pool';
import {
  completeHalves,
  deleteHalves,
  getAnnualLeaveInfo,
  insertHalves,
  type LeaveTables,
  listTakenHalves,
  lockLeave,
} from './leave.queries.ts';

type Booking = {
  documentId: number;
  employeeId: number;
  vacation: VacationBody;
  /** Already decided (self-approval); otherwise the days are reserved until it is. */
  isCompleted: boolean;
};

/** The years in which the days of an application fall. */
const yearsOf = ({ periods }: VacationBody): number[] => [...leaveDaysByYear(periods).keys()];

const requireFree = async (tx: Tx<LeaveTables>, { employeeId, vacation }: Booking): Promise<void> => {
  const taken = [];
  for (const year of yearsOf(vacation)) taken.push(...(await listTakenHalves(tx, employeeId, year)));
  const problems = checkFree(vacation, taken);
  if (problems.length > 0) throw new Problem('leave-overlaps', problems);
};

const requireBalance = async (tx: Tx<LeaveTables>, { employeeId, vacation }: Booking): Promise<void> => {
  const balances = [];
  for (const year of yearsOf(vacation)) balances.push(await getAnnualLeaveInfo(tx, employeeId, year));
  const problems = checkBalance(vacation, balances);
  if (problems.length > 0) throw new Problem('leave-overdrawn', problems);
};

/**
 * Books the days of an application. Raises `leave-overlaps` for a day that is already booked and `leave-overdrawn` if
 * any year has too few remaining days of annual leave; safe for concurrent applications (rules/leave.md#application).
 */
export const bookLeave = async (tx: Tx<LeaveTables>, booking: Booking): Promise<void> => {
  const { documentId, employeeId, vacation, isCompleted } = booking;
  await lockLeave(tx, employeeId);
  await requireFree(tx, booking);
  await requireBalance(tx, booking);
  const { absenceType } = vacation;
  const halves = leaveHalves(vacation.periods).map((half) => ({ ...half, absenceType, isCompleted }));
  await insertHalves(tx, documentId, employeeId, halves);
};

/** The application was approved: its days are used. */
export const completeLeave = completeHalves;

/** Releases the days of a rejected or cancelled application. */
export const releaseLeave = deleteHalves;
