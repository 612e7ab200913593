export { bootstrapAdministrator } from './permission/bootstrap-administrator.ts';
export { adminRoutes } from './routes.ts';
export type { AdminTables } from './services.ts';
