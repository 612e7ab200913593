export { leaveArea } from './area.ts';
export { bookLeave, completeLeave, releaseLeave } from './book-leave.ts';
export { getAnnualLeaveInfo, type LeaveTables } from './leave.queries.ts';
