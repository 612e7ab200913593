export {
  countEverEmployed,
  type DepartmentRow,
  type DepartmentValues,
  deleteDepartmentRow,
  insertDepartment,
  isDepartmentCodeTaken,
  listDepartmentRows,
  moveDepartments,
  placeDepartments,
  updateDepartment,
} from './department-record.queries.ts';
export {
  findAccountByEmail,
  findActivePersonByEmail,
  findOwnEmployee,
  searchAccounts,
} from './directory.queries.ts';
export { directoryRoutes } from './directory.routes.ts';
export type { DirectoryTables, PersonTables } from './directory.table.ts';
export { viewOwnEmployee } from './directory.view.ts';
export {
  countStaying,
  deleteEmployeeRow,
  type EmployeeFilter,
  type EmployeeRow,
  type EmployeeValues,
  findEmployeeRow,
  findTakenIdentity,
  insertEmployee,
  insertEmployees,
  listEmployeeCodes,
  listEmployeeRows,
  updateEmployee,
} from './employee-record.queries.ts';
export { createActorFinder } from './find-actor.ts';
export { lockOrganization } from './organization-lock.queries.ts';
export { createEmployeePager, type EmployeePager } from './page-employees.ts';
export {
  findPersonIdByEmail,
  listActiveDepartmentIds,
  listActivePersonIds,
  listNames,
  personJson,
} from './person.queries.ts';
export { findPhoto, findPhotoByEmail, PHOTO_SIZES, replacePhoto } from './photo.queries.ts';
export { viewDepartmentTree, viewEmployeeRecord } from './record.view.ts';
