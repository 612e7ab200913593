import { indicatorNotifications } from './alert/notify-alert.ts';
import { indicatorReferences } from './indicators-references.ts';
import { indicatorRoutes } from './routes.ts';

/** Figures of the safety office, told to whom may read alerts. */
export const indicatorsArea = {
  name: 'indicators',
  routes: indicatorRoutes,
  references: indicatorReferences,
  notifications: indicatorNotifications,
};
