import { cases } from './cases.ts';
import { fields, sections } from './fields/ko.ts';
import { risk } from './risk/ko.ts';
import { caseStatus, status } from './status.ts';

/** What statuses and fields are called, on the screen and on paper; codes come apart (`codes`), as lists need none. */
export const ko = {
  status: status.ko,
  caseStatus: caseStatus.ko,
  ...cases.ko,
  field: fields,
  section: sections,
  risk,
} as const;
