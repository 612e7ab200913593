import {
  getDepartment,
  getEmployee,
  listDepartmentChildren,
  listDepartmentEmployees,
  listDepartments,
  listEmployees,
} from '@portal/contract/directory';
import { dayInSeoul, MASTER_TOTAL_CAP, Problem, pageRequest, toPage } from '@portal/contract/kernel';
import type { Router } from '#platform/http/router';
import { departmentRoutes } from './department/routes.ts';
import {
  countPeople,
  findActiveDepartment,
  findActivePerson,
  listActiveDepartments,
  listPeople,
  listPeopleOfDepartment,
} from './directory.queries.ts';
import { viewDepartment, viewPerson, viewTree } from './directory.view.ts';
import type { DirectoryRouteServices } from './directory-services.ts';
import type { DirectoryTables } from './directory-tables.ts';
import { employeeRoutes } from './employee/routes.ts';

const required = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Problem('not-found');
  return found;
};

/** The lookups of the pickers: active departments and employees, work fields only. */
const lookupRoutes = (router: Router<DirectoryTables>, { db, clock }: DirectoryRouteServices): void => {
  router.read(listDepartments, async () => viewTree(await listActiveDepartments(db), null));

  router.read(getDepartment, async ({ params }) => {
    const rows = await listActiveDepartments(db);
    const department = required(rows.find(({ id }) => id === params.id));
    return { ...viewDepartment(department), childNodes: viewTree(rows, department.id) };
  });

  router.read(listDepartmentChildren, async ({ params, query }) => {
    const rows = await listActiveDepartments(db);
    const parent = required(rows.find(({ id }) => id === params.id));
    const children = rows.filter(({ parent_id }) => parent_id === parent.id);
    return [...(query.containsParent === true ? [parent] : []), ...children].map(viewDepartment);
  });

  router.read(listDepartmentEmployees, async ({ params, query }) => {
    required(await findActiveDepartment(db, params.id));
    const people = await listPeopleOfDepartment(db, params.id, {
      name: query.name ?? '',
      includeDescendants: query.includeDescendants === true,
      today: dayInSeoul(clock()),
    });
    return people.map(viewPerson);
  });

  router.read(listEmployees, async ({ query }) => {
    const search = { name: query.name ?? '', today: dayInSeoul(clock()) };
    const page = pageRequest(query);
    const [people, total] = await Promise.all([listPeople(db, { ...search, page }), countPeople(db, search)]);
    return toPage(people.map(viewPerson), total, page, MASTER_TOTAL_CAP);
  });

  router.read(getEmployee, async ({ params }) =>
    viewPerson(required(await findActivePerson(db, params.id, dayInSeoul(clock())))),
  );
};

/** People and departments: visible to everybody, edited by administrators. */
export const directoryRoutes = (router: Router<DirectoryTables>, services: DirectoryRouteServices): void => {
  for (const bind of [lookupRoutes, employeeRoutes, departmentRoutes]) bind(router, services);
};
