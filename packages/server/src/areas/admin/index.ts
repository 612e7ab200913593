export { adminArea } from './area.ts';
export { bootstrapAdministrator } from './permission/bootstrap-administrator.ts';
export type { AdminTables } from './services.ts';
