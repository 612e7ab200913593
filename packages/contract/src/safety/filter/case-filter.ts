import { boolean, day, id, oneOf, optional } from '@portal/contract/kernel';
import { riskClasses } from '../case/risk-matrix.ts';
import { severalOf } from './filter-values.ts';
import { searchTypes } from './report-filter.ts';

/** The common filters of the lists of investigations and hazards (rules/safety.md#filters). */
export const caseFilters = {
  fromDate: optional(day()),
  toDate: optional(day()),
  riskClass: optional(severalOf(riskClasses)),
  /** The person who has an action on it that was not cancelled, is its author or identifier, or investigates it. */
  ownerId: optional(id()),
  open: optional(boolean()),
  overdue: optional(boolean()),
};

/** Where words are searched. */
export const searchTypeFilter = { searchType: optional(oneOf(...searchTypes)) };
