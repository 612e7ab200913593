import { endpoint, integer, list, object, optional } from '@portal/contract/kernel';
import { annualLeaveInfo, takenHalf } from './leave.schema.ts';

export const getLeaveStatus = endpoint({
  method: 'GET',
  path: '/api/approval/leave-status',
  summary: "The caller's leave of a year, this year without one",
  access: 'signed-in',
  query: object({ year: optional(integer(1900, 9999)) }),
  reply: annualLeaveInfo,
});

export const listLeaveDays = endpoint({
  method: 'GET',
  path: '/api/approval/leave-days',
  summary: "The half days of a year for which the caller's leave is approved or under way",
  access: 'signed-in',
  query: object({ year: optional(integer(1900, 9999)) }),
  reply: list(takenHalf, { maxItems: 732 }),
});
