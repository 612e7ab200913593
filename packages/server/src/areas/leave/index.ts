export type { LeaveTables } from './leave.queries.ts';
export { leaveRoutes } from './leave.routes.ts';
