export { bookLeave, completeLeave, releaseLeave } from './book-leave.ts';
export { getAnnualLeaveInfo, type LeaveTables } from './leave.queries.ts';
export { leaveRoutes } from './leave.routes.ts';
