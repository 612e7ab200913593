import { defineArea } from '@portal/contract/kernel';
import { directoryTrail } from './directory-audit.ts';
import { directoryFields, directoryProblems } from './directory-problems.ts';

export const directoryArea = defineArea({
  problems: directoryProblems,
  fields: directoryFields,
  audit: directoryTrail,
});
