export type { AdminTables } from './admin-services.ts';
export { adminArea } from './area.ts';
export { bootstrapAdministrator } from './permission/bootstrap-administrator.ts';
