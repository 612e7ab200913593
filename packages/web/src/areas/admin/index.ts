export { adminWords } from './admin.words.ts';
export { auditQuery } from './audit/api.ts';
export { AuditScreen } from './audit/screen.tsx';
export { auditList } from './audit/search.ts';
export { AdminMenu } from './menu.tsx';
export { permissionsQuery } from './permission/api.ts';
export { PermissionScreen } from './permission/screen.tsx';
export { permissionList } from './permission/search.ts';
