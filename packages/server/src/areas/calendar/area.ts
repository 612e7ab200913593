import { calendarRoutes } from './routes.ts';

export const calendarArea = { name: 'calendar', routes: calendarRoutes };
