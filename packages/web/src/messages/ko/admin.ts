import { audit } from './admin.audit.ts';
import { department } from './admin.department.ts';
import { employee } from './admin.employee.ts';
import { permission } from './admin.permission.ts';
import { vacation } from './admin.vacation.ts';
import { waiting } from './admin.waiting.ts';

export const admin = {
  audit,
  department,
  employee,
  permission,
  vacation,
  waiting,
  row: { actions: '수정·삭제', edit: '{{name}} 수정', delete: '{{name}} 삭제' },
  delete: '삭제',
} as const;
