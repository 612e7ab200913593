export { adminWords } from './admin.words.ts';
export { AdminMenu } from './admin-menu.tsx';
export { auditQuery } from './audit/audit.queries.ts';
export { AuditScreen } from './audit/audit-screen.tsx';
export { auditList } from './audit/audit-search.ts';
export { permissionsQuery } from './permission/permission.queries.ts';
export { PermissionScreen } from './permission/permission-screen.tsx';
export { permissionList } from './permission/permission-search.ts';
