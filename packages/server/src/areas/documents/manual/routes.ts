import * as contract from '@portal/contract/documents';
import { pageRequest } from '@portal/contract/kernel';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { getManual, listAssignedManuals, listManuals } from './list-manuals.ts';
import { changeManual, createManual, deleteManual } from './save-manual.ts';

export const manualRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  router.read(contract.listManuals, ({ query }, { actor }) =>
    listManuals(
      services,
      { driveId: query.driveId, title: query.title },
      { actor, page: pageRequest(query), on: query.on },
    ),
  );
  router.read(contract.getManual, ({ params }, { actor }) =>
    getManual(services, { driveId: params.id, id: params.mid }, actor),
  );
  router.read(contract.listAssignedManuals, ({ params }, { actor }) => listAssignedManuals(services, actor, params.id));
  router.write(contract.createManual, (tx, { params, body }, context) =>
    createManual(tx, services, { driveId: params.id, body }, context),
  );
  router.write(contract.changeManual, (tx, { params, body }, context) =>
    changeManual(tx, services, { driveId: params.id, id: params.mid, body }, context),
  );
  router.write(contract.deleteManual, (tx, { params }, context) =>
    deleteManual(tx, services, { driveId: params.id, id: params.mid }, context),
  );
};
