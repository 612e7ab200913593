export { auditQuery } from './audit/api.ts';
export { AuditScreen } from './audit/screen.tsx';
export { type AuditSearch, auditSearchOf } from './audit/search.ts';
export { AdminMenu } from './menu.tsx';
export { permissionsQuery } from './permission/api.ts';
export { PermissionScreen } from './permission/screen.tsx';
export { type PermissionSearch, permissionSearchOf } from './permission/search.ts';
export { adminScreens } from './screens.ts';
