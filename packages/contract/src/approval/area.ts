import { defineArea } from '@portal/contract/kernel';
import { approvalTrail } from './approval-audit.ts';
import { approvalNotifications } from './approval-notifications.ts';
import { approvalFields, approvalProblems } from './approval-problems.ts';

export const approvalArea = defineArea({
  problems: approvalProblems,
  fields: approvalFields,
  audit: approvalTrail,
  notifications: approvalNotifications,
});
