import { audit } from './admin-form.audit.ts';
import { department } from './admin-form.department.ts';
import { employee } from './admin-form.employee.ts';
import { permission } from './admin-form.permission.ts';
import { vacation } from './admin-form.vacation.ts';
import { waiting } from './admin-form.waiting.ts';

/** The words of the dialogs of the admin area, which come with them. */
export const adminForm = {
  audit,
  department,
  employee,
  permission,
  vacation,
  waiting,
  save: {
    codeExists: 'Already existing code.',
  },
} as const;
