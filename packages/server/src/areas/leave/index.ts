export { bookLeave, completeLeave, releaseLeave } from './book-leave.ts';
export { getAnnualLeaveInfo, type LeaveTables, lockAllLeave } from './leave.queries.ts';
export { leaveRoutes } from './leave.routes.ts';
export {
  listAnnualLeaveInfo,
  listTotals,
  listUsedDays,
  listUsedLeave,
  saveTotals,
} from './leave-year.queries.ts';
