import { ownEmployee } from '@portal/contract/directory';
import { permission } from '@portal/contract/identity';
import { endpoint, integer, list, object, optional } from '@portal/contract/kernel';
import { annualLeaveInfo } from './leave.schema.ts';

export const getLeaveStatus = endpoint({
  method: 'GET',
  path: '/api/approval/leave-status',
  summary: "The caller's leave of a year, this year without one",
  access: 'signed-in',
  query: object({ year: optional(integer(1900, 9999)) }),
  reply: annualLeaveInfo,
});

export const me = object({ employee: ownEmployee, annualLeaveInfo, permissions: list(permission) });

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  summary: 'The caller: employee record, leave of this year, levels on Approval',
  access: 'signed-in',
  reply: me,
});
