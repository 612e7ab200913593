import * as contract from '@portal/contract/documents';
import { pageRequest } from '@portal/contract/kernel';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { listAssigned } from './assigned-reading.ts';
import { exportReaders, getReaders, setReaders } from './list-readers.ts';
import { markRead } from './mark-read.ts';

export const readingRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  router.read(contract.listAssignedDocuments, ({ query }, { actor }) =>
    listAssigned(services.db, actor.employeeId, pageRequest(query), query),
  );
  router.write(contract.markRead, (tx, { params, body }, context) =>
    markRead(tx, services, { ...params, ...body }, context),
  );
  router.read(contract.getReaders, ({ params }, { actor }) => getReaders(services, params, actor));
  router.write(contract.setReaders, (tx, { params, body }, context) =>
    setReaders(tx, services, { ...params, employeeIds: body }, context),
  );
  router.read(contract.exportReaders, ({ params }, { actor, language }) =>
    exportReaders(services, params, { actor, language }),
  );
};
