import { countSafetyWork } from './case/safety-resignation.queries.ts';
import { dutyHolidayReferences } from './duty/duty-jobs.ts';
import { safetyNotifications } from './notification/safety-notification-sources.ts';
import { safetyRoutes } from './routes.ts';
import { safetyReferences } from './safety-references.ts';

export const safetyArea = {
  name: 'safety',
  routes: safetyRoutes,
  references: safetyReferences,
  waitingWork: countSafetyWork,
  notifications: safetyNotifications,
  holidayReferences: dutyHolidayReferences,
};
