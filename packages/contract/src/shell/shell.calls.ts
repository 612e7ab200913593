import { ownEmployee } from '@portal/contract/directory';
import { heldPermission } from '@portal/contract/identity';
import { endpoint, list, object } from '@portal/contract/kernel';
import { annualLeaveInfo } from '@portal/contract/leave';

export const me = object({ employee: ownEmployee, annualLeaveInfo, permissions: list(heldPermission) });

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  summary: 'The caller: employee record, leave of this year, levels on every menu they hold',
  access: 'signed-in',
  reply: me,
});
