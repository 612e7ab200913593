import { leavingOfDocuments } from './leaving.queries.ts';
import { documentNotifications } from './reading/notify.ts';
import { documentReferences } from './references.ts';
import { documentCenterRoutes } from './routes.ts';

export const documentsArea = {
  name: 'documents',
  routes: documentCenterRoutes,
  references: documentReferences,
  leaving: leavingOfDocuments,
  notifications: documentNotifications,
};
