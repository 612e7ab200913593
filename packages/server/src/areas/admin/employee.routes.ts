import {
  changeEmployee as changeEmployeeCall,
  deleteEmployee as deleteEmployeeCall,
  getEmployeePhoto,
  getEmployeeRecord,
  hireEmployee as hireEmployeeCall,
  listEmployeeRecords,
  setEmployeePhoto,
} from '@portal/contract/admin';
import { dayInSeoul, Problem, pageRequest } from '@portal/contract/kernel';
import { findPhoto, PHOTO_SIZES, viewEmployeeRecord } from '#areas/directory';
import type { Router } from '#platform/http/router';
import { squarePhotos } from '#platform/images/square-photos';
import type { AdminRouteServices, AdminTables } from './admin-services.ts';
import { changeEmployee } from './change-employee.ts';
import { deleteEmployee } from './delete-employee.ts';
import { getRecord, hireEmployee } from './hire-employee.ts';
import { setPhoto } from './set-photo.ts';

/** Employees and their photos. */
export const employeeRoutes = (router: Router<AdminTables>, services: AdminRouteServices): void => {
  const { db, clock } = services;
  router.read(listEmployeeRecords, async ({ query }) => {
    const page = await services.pageEmployees({ ...query, today: dayInSeoul(clock()) }, pageRequest(query));
    return { ...page, items: page.items.map(viewEmployeeRecord) };
  });
  router.read(getEmployeeRecord, ({ params }) => getRecord(db, params.id));
  router.write(hireEmployeeCall, (tx, { body }, context) => hireEmployee(tx, services, body, context));
  router.write(changeEmployeeCall, (tx, { params, body }, context) =>
    changeEmployee(tx, services, { id: params.id, body }, context),
  );
  router.write(deleteEmployeeCall, (tx, { params }, context) => deleteEmployee(tx, services, params.id, context));
  router.writePrepared(
    setEmployeePhoto,
    async ({ params }, { files }) => ({
      id: params.id,
      photos: await squarePhotos(files, PHOTO_SIZES),
    }),
    (tx, wanted, context) => setPhoto(tx, services, wanted, context),
  );
  router.read(getEmployeePhoto, async ({ params, query }) => {
    const content = await findPhoto(db, params.id, query.size ?? 256);
    if (!content) throw new Problem('not-found');
    return { name: `${params.id}.jpg`, contentType: 'image/jpeg', size: content.length, content };
  });
};
