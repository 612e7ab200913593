export { bookLeave, completeLeave, releaseLeave } from './book.ts';
export { getAnnualLeaveInfo, type LeaveTables } from './queries.ts';
export { leaveRoutes } from './routes.ts';
