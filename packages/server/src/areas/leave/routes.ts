import { dayInSeoul, yearOf } from '@portal/contract/kernel';
import { getLeaveStatus, listLeaveDays } from '@portal/contract/leave';
import type { Router } from '#platform/http/router';
import { getAnnualLeaveInfo, type LeaveTables, listTakenHalves } from './leave.queries.ts';
import type { LeaveRouteServices } from './leave-services.ts';
import { leaveYearRoutes } from './year/routes.ts';

/** A person's own leave, and everybody's by year. */
export const leaveRoutes = (router: Router<LeaveTables>, services: LeaveRouteServices): void => {
  const { db, clock } = services;
  router.read(getLeaveStatus, ({ query }, { actor }) =>
    getAnnualLeaveInfo(db, actor.employeeId, query.year ?? yearOf(dayInSeoul(clock()))),
  );
  router.read(listLeaveDays, ({ query }, { actor }) =>
    listTakenHalves(db, actor.employeeId, query.year ?? yearOf(dayInSeoul(clock()))),
  );
  leaveYearRoutes(router, services);
};
