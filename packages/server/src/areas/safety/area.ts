import { countSafetyWork } from './case/safety-resignation.queries.ts';
import { safetyNotifications } from './notification/safety-notification-sources.ts';
import { safetyRoutes } from './routes.ts';
import { safetyReferences } from './safety-references.ts';

export const safetyArea = {
  name: 'safety',
  routes: safetyRoutes,
  references: safetyReferences,
  waitingWork: countSafetyWork,
  notifications: safetyNotifications,
};
