import { leaveRoutes } from './routes.ts';

export const leaveArea = { name: 'leave', routes: leaveRoutes };
