export { directoryArea } from './area.ts';
export { type CompanyImport, DryRun, importDepartments, importEmployees } from './company/import.ts';
export {
  insertDepartment,
  listDepartmentRows,
  placeDepartments,
} from './department/queries.ts';
export { changeDepartment, createDepartment } from './department/save.ts';
export { changeEmployee } from './employee/change.ts';
export type { EmployeeValues } from './employee/columns.ts';
export { hireEmployee } from './employee/hire.ts';
export { hasAdministrator, requireOtherAdministrator } from './employee/last-administrator.ts';
export { createEmployeePager, type EmployeePager } from './employee/page.ts';
export {
  type EmployeeFilter,
  type EmployeeRow,
  findEmployeeRow,
  insertEmployee,
  insertEmployees,
  listEmployeeCodes,
  listEmployeeRows,
  updateEmployee,
} from './employee/queries.ts';
export { emptyEmployeeRow } from './employee/values.ts';
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
export { findPhotoByEmail } from './photo/queries.ts';
export {
  findAccountByEmail,
  findAccountById,
  findActivePerson,
  findOwnEmployee,
  searchAccounts,
} from './queries.ts';
export type { Leaving, References } from './services.ts';
export { createActorFinder } from './sign-in/find-actor.ts';
export { findReached } from './sign-in/queries.ts';
export { resetSignIns } from './sign-in/reset.ts';
export type { DirectoryTables, PersonTables } from './tables.ts';
export { viewOwnEmployee } from './view.ts';
