import {
  changeDepartment as changeDepartmentCall,
  createDepartment as createDepartmentCall,
  deleteDepartment as deleteDepartmentCall,
  getDepartmentRecord,
  listDepartmentRecords,
} from '@portal/contract/directory';
import { dayInSeoul } from '@portal/contract/kernel';
import type { Router } from '#platform/http/router';
import type { DirectoryRouteServices } from '../directory-services.ts';
import type { DirectoryTables } from '../directory-tables.ts';
import { listDepartmentRows } from './department.queries.ts';
import { viewDepartmentTree } from './department.view.ts';
import { changeDepartment, createDepartment, deleteDepartment, getDepartment } from './save-department.ts';

/** Departments. */
export const departmentRoutes = (router: Router<DirectoryTables>, services: DirectoryRouteServices): void => {
  const { db, clock } = services;
  router.read(listDepartmentRecords, async () =>
    viewDepartmentTree(await listDepartmentRows(db, dayInSeoul(clock())), null),
  );
  router.read(getDepartmentRecord, ({ params }) => getDepartment(db, services, params.id));
  router.write(createDepartmentCall, (tx, { body }, context) => createDepartment(tx, services, body, context));
  router.write(changeDepartmentCall, (tx, { params, body }, context) =>
    changeDepartment(tx, services, { id: params.id, body }, context),
  );
  router.write(deleteDepartmentCall, (tx, { params }, context) => deleteDepartment(tx, services, params.id, context));
};
