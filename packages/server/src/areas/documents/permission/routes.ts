import {
  getDocumentManagers as getManagersCall,
  setDocumentAdministrators as setCall,
} from '@portal/contract/documents';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { getDocumentManagers, setDocumentAdministrators } from './document-administrators.ts';

export const permissionRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  router.read(getManagersCall, (_input, context) => getDocumentManagers(services, context));
  router.write(setCall, (tx, { body }, context) => setDocumentAdministrators(tx, services, body, context));
};
