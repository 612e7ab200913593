import {
  boolean,
  day,
  endpoint,
  id,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  type Static,
  searchText,
} from '@portal/contract/kernel';
import type { Parts } from '../filter/report-filter.ts';
import { action } from './action.schema.ts';
import { actionStatuses, caseKinds } from './action.states.ts';
import { actionOrders } from './my-action.calls.ts';

/** The period applies to the due day of an action. */
export const actionFilters = {
  fromDate: optional(day()),
  toDate: optional(day()),
  source: optional(oneOf(...caseKinds)),
  status: optional(oneOf(...actionStatuses)),
  ownerId: optional(id()),
  /** The department of the mitigator, including those below it. */
  divisionId: optional(id()),
  overdue: optional(boolean()),
  /** Searched in the number of the action, and in number and title of its case. */
  searchText: searchText(),
  sort: optional(oneOf(...actionOrders)),
};

const actionFilter = object(actionFilters);
export type ActionQuery = Parts<Static<typeof actionFilter>>;

const { id: actionId, actionNo, status, case: ofCase, mitigator } = action.properties;
const { dueDate, isOverdue, isClosingRequested, createdDate, completedDate } = action.properties;

/** A row of the action log. */
export const loggedAction = object({
  id: actionId,
  actionNo,
  status,
  case: ofCase,
  mitigator,
  dueDate,
  isOverdue,
  isClosingRequested,
  createdDate,
  completedDate,
});
export type LoggedAction = Static<typeof loggedAction>;

export const listActions = endpoint({
  method: 'GET',
  path: '/api/esms/actions',
  summary:
    'The action log, newest first or by due day: all for the safety office, for others those of reports that they see by level',
  access: { menu: 'ESMS', level: 2 },
  query: object({ ...pageQuery, ...actionFilters }),
  reply: page(loggedAction),
});
