export { adminRoutes } from './admin.routes.ts';
export type { AdminTables } from './admin-services.ts';
export { bootstrapAdministrator } from './bootstrap-administrator.ts';
export { changeEmployee } from './change-employee.ts';
export { hireEmployee } from './hire-employee.ts';
export { type CompanyImport, DryRun, importDepartments, importEmployees } from './import-company.ts';
export { changeDepartment, createDepartment } from './save-department.ts';
