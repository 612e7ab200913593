import { defineArea } from '@portal/contract/kernel';
import { safetyTrail } from './safety-audit.ts';
import { safetyNotifications } from './safety-notifications.ts';
import { safetyFields, safetyProblems } from './safety-problems.ts';

export const safetyArea = defineArea({
  problems: safetyProblems,
  fields: safetyFields,
  audit: safetyTrail,
  notifications: safetyNotifications,
});
