import { getLeaveStatus, listLeaveDays } from '@portal/contract/leave';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { approvalKeys } from '../document/approval-document.queries.ts';

/** My leave of a year. */
export const leaveStatusQuery = (year: number) =>
  queryOptions({
    queryKey: [...approvalKeys.leave, year],
    queryFn: ({ signal }) => call(getLeaveStatus, { query: { year } }, { signal }),
  });

/** The half days of a year on which I have leave, approved or under way. */
export const leaveDaysQuery = (year: number) =>
  queryOptions({
    queryKey: [...approvalKeys.leave, 'days', year],
    queryFn: ({ signal }) => call(listLeaveDays, { query: { year } }, { signal }),
  });
