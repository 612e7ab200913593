import { levelsOn } from '@portal/contract/identity';
import { dayInSeoul, Problem, yearOf } from '@portal/contract/kernel';
import { getLeaveStatus, getMe } from '@portal/contract/leave';
import { type DirectoryTables, findOwnEmployee, viewOwnEmployee } from '#areas/directory';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/database';
import type { Router } from '#platform/http/router';
import { getAnnualLeaveInfo, type LeaveTables } from './leave.queries.ts';

/** The caller's own record and leave. */
export const leaveRoutes = (
  router: Router<LeaveTables>,
  { db, clock }: { db: Db<LeaveTables & DirectoryTables>; clock: Clock },
): void => {
  const thisYear = () => yearOf(dayInSeoul(clock()));

  router.read(getLeaveStatus, ({ query }, { actor }) =>
    getAnnualLeaveInfo(db, actor.employeeId, query.year ?? thisYear()),
  );

  router.read(getMe, async (_input, { actor }) => {
    const employee = await findOwnEmployee(db, actor.employeeId);
    if (!employee) throw new Problem('employee-not-registered');
    return {
      employee: viewOwnEmployee(employee),
      annualLeaveInfo: await getAnnualLeaveInfo(db, actor.employeeId, thisYear()),
      permissions: levelsOn(actor.grants, 'Approval').map((name) => ({ name })),
    };
  });
};
