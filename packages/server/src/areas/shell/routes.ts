import { heldGrants } from '@portal/contract/identity';
import { dayInSeoul, Problem, yearOf } from '@portal/contract/kernel';
import { getMe } from '@portal/contract/shell';
import { type DirectoryTables, findOwnEmployee, viewOwnEmployee } from '#areas/directory';
import { getAnnualLeaveInfo, type LeaveTables } from '#areas/leave';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { Router } from '#platform/http/router';

export type ShellTables = DirectoryTables & LeaveTables;

/** What the frame around every screen shows of the person who is signed in. */
export const shellRoutes = (
  router: Router<ShellTables>,
  { db, clock }: { db: Db<ShellTables>; clock: Clock },
): void => {
  router.read(getMe, async (_input, { actor }) => {
    const employee = await findOwnEmployee(db, actor.employeeId);
    if (!employee) throw new Problem('employee-not-registered');
    return {
      employee: viewOwnEmployee(employee),
      annualLeaveInfo: await getAnnualLeaveInfo(db, actor.employeeId, yearOf(dayInSeoul(clock()))),
      permissions: heldGrants(actor.grants).map(({ menu, level }) => ({ menu, name: level })),
    };
  });
};
