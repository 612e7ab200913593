/** The screens of the area in the order of its menu. */
export const adminScreens = [
  { to: '/admin/employee', label: 'shell.admin.employee' },
  { to: '/admin/department', label: 'shell.admin.department' },
  { to: '/admin/vacation', label: 'shell.admin.vacation' },
  { to: '/admin/approval', label: 'shell.admin.waiting' },
  { to: '/admin/permission', label: 'shell.admin.permission' },
  { to: '/admin/audit', label: 'shell.admin.audit' },
] as const;
