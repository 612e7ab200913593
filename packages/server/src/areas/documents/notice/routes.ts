import * as contract from '@portal/contract/documents';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { deleteNotice, getNotice, mayCreateNotice, saveNotice } from './save-notice.ts';

export const noticeRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  const { db } = services;
  router.read(contract.getNotice, ({ params }) => getNotice(db, params.id));
  router.read(contract.mayCreateNotice, ({ params }, { actor }) => mayCreateNotice(db, actor, params.id));
  router.write(contract.saveNotice, (tx, { params, body }, context) =>
    saveNotice(tx, services, { driveId: params.id, body }, context),
  );
  router.write(contract.deleteNotice, (tx, { params }, context) => deleteNotice(tx, services, params.id, context));
};
