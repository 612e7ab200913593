import { leavingOfSafety } from './case/safety-resignation.queries.ts';
import { safetyNotifications } from './notification/safety-notification-sources.ts';
import { safetyReferences } from './report/report-references.ts';
import { safetyRoutes } from './routes.ts';

export const safetyArea = {
  name: 'safety',
  routes: safetyRoutes,
  references: safetyReferences,
  leaving: leavingOfSafety,
  notifications: safetyNotifications,
};
