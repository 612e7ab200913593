import {
  getDocumentManagers as getManagersCall,
  setDocumentAdministrators as setCall,
} from '@portal/contract/documents';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../services.ts';
import type { DocumentTables } from '../tables.ts';
import { getDocumentManagers, setDocumentAdministrators } from './administrators.ts';

export const permissionRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  router.read(getManagersCall, (_input, context) => getDocumentManagers(services, context));
  router.write(setCall, (tx, { body }, context) => setDocumentAdministrators(tx, services, body, context));
};
