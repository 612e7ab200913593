import { defineArea } from '@portal/contract/kernel';
import { identityTrail } from './identity-audit.ts';
import { identityFields, identityProblems } from './identity-problems.ts';

export const identityArea = defineArea({
  problems: identityProblems,
  fields: identityFields,
  audit: identityTrail,
});
