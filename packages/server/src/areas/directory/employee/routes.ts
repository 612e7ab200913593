import {
  changeEmployee as changeEmployeeCall,
  deleteEmployee as deleteEmployeeCall,
  getEmployeePhoto,
  getEmployeeRecord,
  hireEmployee as hireEmployeeCall,
  listDepartmentMembers,
  listEmployeeRecords,
  listWaiting,
  resetSignIn as resetSignInCall,
  setEmployeePhoto,
} from '@portal/contract/directory';
import { dayInSeoul, type PageRequest, Problem, pageRequest } from '@portal/contract/kernel';
import type { Router } from '#platform/http/router';
import { resizePhotos } from '#platform/images/resize-photos';
import { getDepartment } from '../department/save-department.ts';
import type { DirectoryRouteServices } from '../directory-services.ts';
import type { DirectoryTables } from '../directory-tables.ts';
import { changeEmployee } from './change-employee.ts';
import { deleteEmployee } from './delete-employee.ts';
import { listEmployeeRows } from './employee.queries.ts';
import { viewEmployeeRecord } from './employee.view.ts';
import { getRecord, hireEmployee } from './hire-employee.ts';
import { findPhoto, PHOTO_SIZES } from './photo.queries.ts';
import { resetSignIn } from './reset-sign-in.ts';
import { setPhoto } from './set-photo.ts';

const EVERYBODY: PageRequest = { offset: 0, limit: 1_000_000 };

/** Employees, the members of a department, and photos. */
export const employeeRoutes = (router: Router<DirectoryTables>, services: DirectoryRouteServices): void => {
  const { db, clock } = services;
  router.read(listEmployeeRecords, async ({ query }) => {
    const page = await services.pageEmployees({ ...query, today: dayInSeoul(clock()) }, pageRequest(query));
    return { ...page, items: page.items.map(viewEmployeeRecord) };
  });
  router.read(listDepartmentMembers, async ({ params, query }) => {
    await getDepartment(db, services, params.id);
    const filter = { today: dayInSeoul(clock()), onlyDepartmentId: params.id, isResigned: query.isResigned };
    return (await listEmployeeRows(db, filter, EVERYBODY)).map(viewEmployeeRecord);
  });
  router.read(getEmployeeRecord, ({ params }) => getRecord(db, params.id));
  router.read(listWaiting, async ({ params: { id } }) => {
    await getRecord(db, id);
    const who = { id, today: dayInSeoul(clock()) };
    const counts = await Promise.all(services.waitingWork.map((waiting) => waiting(db, who)));
    return counts.flatMap((each) => Object.entries(each).map(([kind, count]) => ({ kind, count })));
  });
  router.write(hireEmployeeCall, (tx, { body }, context) => hireEmployee(tx, services, body, context));
  router.write(changeEmployeeCall, (tx, { params, body }, context) =>
    changeEmployee(tx, services, { id: params.id, body }, context),
  );
  router.write(deleteEmployeeCall, (tx, { params }, context) => deleteEmployee(tx, services, params.id, context));
  router.write(resetSignInCall, (tx, { params }, context) => resetSignIn(tx, services, params.id, context));
  router.writePrepared(
    setEmployeePhoto,
    async ({ params }, { files, caller, replaceFiles }) => {
      replaceFiles([]);
      return { id: params.id, photos: await resizePhotos(services.workers, caller, files, PHOTO_SIZES) };
    },
    (tx, wanted, context) => setPhoto(tx, services, wanted, context),
  );
  router.read(getEmployeePhoto, async ({ params, query }) => {
    const content = await findPhoto(db, params.id, query.size ?? 256);
    if (!content) throw new Problem('not-found');
    return { name: `${params.id}.jpg`, contentType: 'image/jpeg', size: content.length, content };
  });
};
