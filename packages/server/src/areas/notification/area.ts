import { notificationRoutes } from './routes.ts';

export const notificationArea = { name: 'notification', routes: notificationRoutes };
