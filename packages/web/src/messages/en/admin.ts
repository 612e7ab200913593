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
  list: {
    pageSize: 'Rows on a page',
    perPage_one: '{{count}} row a page',
    perPage_other: '{{count}} rows a page',
    searchChip: 'Search: {{text}}',
    empty: 'There is no data.',
    noMatchHint: 'Change the search, or clear the filters.',
    pageGone: 'There is no data on this page.',
    firstPage: 'To the first page',
  },
  person: { look: 'Search by name', nobody: 'Nobody is found.', clear: 'Clear the choice' },
  row: { actions: 'Edit, delete', edit: 'Edit {{name}}', delete: 'Delete {{name}}' },
  delete: 'Delete',
} as const;
