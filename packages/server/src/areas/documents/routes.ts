import type { Router } from '#platform/http/router';
import { contentRoutes } from './content/routes.ts';
import { documentRoutes } from './document/routes.ts';
import type { DocumentRouteServices } from './documents-services.ts';
import type { DocumentTables } from './documents-tables.ts';
import { driveRoutes } from './drive/routes.ts';
import { manualRoutes } from './manual/routes.ts';
import { noticeRoutes } from './notice/routes.ts';
import { permissionRoutes } from './permission/routes.ts';
import { readingRoutes } from './reading/routes.ts';
import { searchRoutes } from './search/routes.ts';

export const documentCenterRoutes = (router: Router<DocumentTables>, services: DocumentRouteServices): void => {
  documentRoutes(router, services);
  for (const bind of [driveRoutes, noticeRoutes, manualRoutes, permissionRoutes, readingRoutes]) bind(router, services);
  contentRoutes(router, services);
  searchRoutes(router, services);
};
