export { adminRoutes } from './admin.routes.ts';
export type { AdminTables } from './admin-services.ts';
export { type Bootstrap, bootstrapAdministrator } from './bootstrap-administrator.ts';
export { type CompanyImport, DryRun, importDepartments, importEmployees } from './import-company.ts';
