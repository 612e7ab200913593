import { cases } from './cases.ts';
import { fields, sections } from './fields/en.ts';
import { risk } from './risk/en.ts';
import { caseStatus, status } from './status.ts';

/** The same in English. */
export const en = {
  status: status.en,
  caseStatus: caseStatus.en,
  ...cases.en,
  field: fields,
  section: sections,
  risk,
} as const;
