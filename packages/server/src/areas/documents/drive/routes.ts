import * as contract from '@portal/contract/documents';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { listDriveRows } from './drive.queries.ts';
import { viewDrive } from './drive.view.ts';
import { changeDrive, createDrive, deleteDrive } from './save-drive.ts';

export const driveRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  router.read(contract.listDrives, async (_input, { actor }) =>
    (await listDriveRows(services.db, actor.employeeId)).map((row) =>
      viewDrive(row, actor, { managesManual: row.manages_manual }),
    ),
  );
  router.write(contract.createDrive, (tx, { body }, context) => createDrive(tx, services, body, context));
  router.write(contract.changeDrive, (tx, { params, body }, context) =>
    changeDrive(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.deleteDrive, (tx, { params }, context) => deleteDrive(tx, services, params.id, context));
};
