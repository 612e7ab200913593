import { leavingOfApproval } from './handover/leaving.queries.ts';
import { approvalNotifications } from './listing/notified.ts';
import { approvalReferences } from './listing/organization.queries.ts';
import { approvalRoutes } from './routes.ts';

export const approvalArea = {
  name: 'approval',
  routes: approvalRoutes,
  references: approvalReferences,
  leaving: leavingOfApproval,
  notifications: approvalNotifications,
};
