import { leavingOfSafety } from './cases/leaving.queries.ts';
import { safetyNotifications } from './notifications/names.ts';
import { safetyReferences } from './reports/references.ts';
import { safetyRoutes } from './routes.ts';

export const safetyArea = {
  name: 'safety',
  routes: safetyRoutes,
  references: safetyReferences,
  leaving: leavingOfSafety,
  notifications: safetyNotifications,
};
