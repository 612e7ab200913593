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
  row: { actions: 'Edit, delete', edit: 'Edit {{name}}', delete: 'Delete {{name}}' },
  delete: 'Delete',
} as const;
