import { boolean, day, id, oneOf, optional } from '@portal/contract/kernel';
import { riskClasses } from '../case/risk-matrix.ts';
import { severalOf } from './filter-values.ts';
import { searchTypes } from './report-filter.ts';

/** What lists of investigations and hazards are narrowed by alike (rules/safety.md#filters). */
export const caseFilters = {
  fromDate: optional(day()),
  toDate: optional(day()),
  riskClass: optional(severalOf(riskClasses)),
  /** Who has an action on it that was not cancelled, or made, found or investigates it. */
  ownerId: optional(id()),
  open: optional(boolean()),
  overdue: optional(boolean()),
};

/** Where words are looked for. */
export const searchTypeFilter = { searchType: optional(oneOf(...searchTypes)) };
