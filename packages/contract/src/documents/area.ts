import { defineArea } from '@portal/contract/kernel';
import { documentsTrail } from './documents-audit.ts';
import { documentsNotifications } from './documents-notifications.ts';
import { documentsFields, documentsProblems } from './documents-problems.ts';

export const documentsArea = defineArea({
  problems: documentsProblems,
  fields: documentsFields,
  audit: documentsTrail,
  notifications: documentsNotifications,
});
