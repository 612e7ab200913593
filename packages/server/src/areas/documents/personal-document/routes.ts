import * as contract from '@portal/contract/documents';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { addFavourite, addRecent, listPersonal, removeFavourite } from './save-personal-document.ts';

export const personalDocumentRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  const { db } = services;
  router.read(contract.listFavouriteDocuments, (_input, { actor }) => listPersonal(db, 'favourite', actor.employeeId));
  router.read(contract.listRecentDocuments, (_input, { actor }) => listPersonal(db, 'recent', actor.employeeId));
  router.write(contract.addFavouriteDocument, (tx, { params: { docId } }, context) =>
    addFavourite(tx, services, docId, context),
  );
  router.write(contract.removeFavouriteDocument, (tx, { params: { docId } }, context) =>
    removeFavourite(tx, docId, context),
  );
  router.write(contract.addRecentDocument, (tx, { params: { docId } }, context) =>
    addRecent(tx, services, docId, context),
  );
};
