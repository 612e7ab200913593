export { adminWords } from './admin.words.ts';
export { AuditScreen, auditQuery } from './audit/screen.tsx';
export { auditList } from './audit/search.ts';
export { AdminMenu } from './menu.tsx';
export { permissionsQuery } from './permission/api.ts';
export { PermissionScreen } from './permission/screen.tsx';
export { permissionList } from './permission/search.ts';
