export { directoryArea } from './area.ts';
export {
  insertDepartment,
  listDepartmentRows,
  placeDepartments,
} from './department/department.queries.ts';
export { changeDepartment, createDepartment } from './department/save-department.ts';
export {
  findAccountByEmail,
  findAccountById,
  findActivePerson,
  findOwnEmployee,
  searchAccounts,
} from './directory.queries.ts';
export { viewOwnEmployee } from './directory.view.ts';
export type { References, WaitingWork } from './directory-services.ts';
export type { DirectoryTables, PersonTables } from './directory-tables.ts';
export { changeEmployee } from './employee/change-employee.ts';
export {
  countEmployeesOn,
  type EmployeeFilter,
  type EmployeeRow,
  findEmployeeRow,
  insertEmployee,
  insertEmployees,
  listEmployeeCodes,
  listEmployeeRows,
  updateEmployee,
} from './employee/employee.queries.ts';
export type { EmployeeValues } from './employee/employee-columns.ts';
export { createEmployeePager, type EmployeePager } from './employee/employee-pager.ts';
export { emptyEmployeeRow } from './employee/employee-values.ts';
export { hireEmployee } from './employee/hire-employee.ts';
export { hasAdministrator, requireOtherAdministrator } from './employee/last-administrator.ts';
export { findPhotoByEmail } from './employee/photo.queries.ts';
export { resetSignIns } from './employee/reset-sign-in.ts';
export { type CompanyImport, DryRun, importDepartments, importEmployees } from './import-company.ts';
export { lockOrganization } from './organization-lock.queries.ts';
export {
  findPersonIdByEmail,
  isActiveOn,
  listActiveDepartmentIds,
  listActivePersonIds,
  listNames,
  listPersonIdsReached,
  personJson,
} from './person.queries.ts';
export { createActorFinder } from './sign-in/find-actor.ts';
export { findReached } from './sign-in/sign-in.queries.ts';
