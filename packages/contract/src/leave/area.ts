import { defineArea } from '@portal/contract/kernel';
import { leaveTrail } from './leave-audit.ts';
import { leaveFields, leaveProblems } from './leave-problems.ts';

export const leaveArea = defineArea({
  problems: leaveProblems,
  fields: leaveFields,
  audit: leaveTrail,
});
