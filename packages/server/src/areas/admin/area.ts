import { countAdminWork } from './permission/admin-resignation.ts';
import { adminRoutes } from './routes.ts';

export const adminArea = { name: 'admin', routes: adminRoutes, waitingWork: countAdminWork };
