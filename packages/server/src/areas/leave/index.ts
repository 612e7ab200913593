export { leaveArea } from './area.ts';
export { bookLeave, completeLeave, releaseLeave } from './book.ts';
export { getAnnualLeaveInfo, type LeaveTables } from './queries.ts';
