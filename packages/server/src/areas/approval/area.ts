import { countApprovalWork } from './handover/approval-resignation.queries.ts';
import { approvalNotifications } from './list/approval-notification-sources.ts';
import { approvalReferences } from './list/approval-references.queries.ts';
import { approvalRoutes } from './routes.ts';

export const approvalArea = {
  name: 'approval',
  routes: approvalRoutes,
  references: approvalReferences,
  waitingWork: countApprovalWork,
  notifications: approvalNotifications,
};
