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
    create: 'Register',
    change: 'Save changes',
    createFailed: 'Registration failed. {{message}}',
    changeFailed: 'Modification failed. {{message}}',
    gone: 'There is nothing left to save it to. What you entered is lost once you close this.',
    discard: 'Discard it and close',
    codeExists: 'Already existing code.',
  },
  conflict: {
    title: 'Somebody else changed it meanwhile',
    message: 'What you entered is still here. Please choose which is to stand.',
    differences: 'What differs',
    field: 'Field',
    mine: 'What you entered',
    stored: 'What is stored now',
    nothing: '(nothing)',
    keepMine: 'Save what I entered',
    takeStored: 'Use what is stored',
  },
  leave: {
    title: 'There are unsaved changes',
    message: 'If you close this, what is not saved is lost.',
    button: 'Leave',
  },
} as const;
