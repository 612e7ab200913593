export {
  findAccountByEmail,
  findActivePersonByEmail,
  findOwnEmployee,
  searchAccounts,
} from './directory.queries.ts';
export { directoryRoutes } from './directory.routes.ts';
export type { DirectoryTables, PersonTables } from './directory.table.ts';
export { viewOwnEmployee } from './directory.view.ts';
export { createActorFinder } from './find-actor.ts';
export { listActiveDepartmentIds, listActivePersonIds, personJson } from './person.queries.ts';
