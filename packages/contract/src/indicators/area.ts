import { defineArea } from '@portal/contract/kernel';
import { indicatorsTrail } from './indicators-audit.ts';
import { indicatorsNotifications } from './indicators-notifications.ts';
import { indicatorsFields, indicatorsProblems } from './indicators-problems.ts';

export const indicatorsArea = defineArea({
  problems: indicatorsProblems,
  fields: indicatorsFields,
  audit: indicatorsTrail,
  notifications: indicatorsNotifications,
});
