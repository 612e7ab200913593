export {
  findAccountByEmail,
  findActivePersonByEmail,
  findActor,
  findOwnEmployee,
  searchAccounts,
} from './directory.queries.ts';
export { directoryRoutes } from './directory.routes.ts';
export type { DirectoryTables, PersonTables } from './directory.table.ts';
export { viewOwnEmployee } from './directory.view.ts';
export { listActiveDepartmentIds, listActivePersonIds, personJson } from './person.queries.ts';
