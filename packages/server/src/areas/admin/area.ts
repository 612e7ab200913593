import { leavingOfAdmin } from './permission/leaving.ts';
import { adminRoutes } from './routes.ts';

export const adminArea = { name: 'admin', routes: adminRoutes, leaving: leavingOfAdmin };
