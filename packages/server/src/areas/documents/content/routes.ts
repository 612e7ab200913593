import { downloadRevision, previewRevision } from '@portal/contract/documents';
import type { Router } from '#platform/http/router';
import type { DocumentRouteServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { openDownload } from './download-content.ts';
import { openPreview } from './preview-content.ts';

export const contentRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  router.read(downloadRevision, ({ params }) => openDownload(services, params));
  router.read(previewRevision, ({ params }, context) => openPreview(services, params, context));
};
