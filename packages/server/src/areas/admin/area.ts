import { adminRoutes } from './routes.ts';

export const adminArea = { name: 'admin', routes: adminRoutes };
