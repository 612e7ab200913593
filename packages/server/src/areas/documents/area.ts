import { documentReferences } from './documents-references.ts';
import { countDocumentsWork } from './documents-resignation.queries.ts';
import { sentRevisionReferences } from './manual-revision/settle-sent-revision.ts';
import { documentNotifications } from './notify-readers.ts';
import { documentCenterRoutes } from './routes.ts';

export const documentsArea = {
  name: 'documents',
  routes: documentCenterRoutes,
  references: documentReferences,
  waitingWork: countDocumentsWork,
  notifications: documentNotifications,
  subjectReferences: sentRevisionReferences,
};
