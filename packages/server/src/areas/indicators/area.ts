import { indicatorNotifications } from './alert/notify-alert.ts';
import { indicatorReferences } from './indicators-references.ts';
import { indicatorRoutes } from './routes.ts';

/** Figures of the safety office; readers of alerts are notified of them. */
export const indicatorsArea = {
  name: 'indicators',
  routes: indicatorRoutes,
  references: indicatorReferences,
  notifications: indicatorNotifications,
};
