import { endpoint, integer, object, optional } from '@portal/contract/kernel';
import { annualLeaveInfo } from './schema.ts';

export const getLeaveStatus = endpoint({
  method: 'GET',
  path: '/api/approval/leave-status',
  summary: "The caller's leave of a year, this year without one",
  access: 'signed-in',
  query: object({ year: optional(integer(1900, 9999)) }),
  reply: annualLeaveInfo,
});
