import type { Router } from '#platform/http/router';
import { contentRoutes } from './content/routes.ts';
import { documentRoutes } from './document/routes.ts';
import type { DocumentRouteServices } from './documents-services.ts';
import type { DocumentTables } from './documents-tables.ts';
import { driveRoutes } from './drive/routes.ts';
import { manualRoutes } from './manual/routes.ts';
import { putDueIntoForce } from './manual-revision/come-into-force.ts';
import { manualRevisionRoutes } from './manual-revision/routes.ts';
import { noticeRoutes } from './notice/routes.ts';
import { permissionRoutes } from './permission/routes.ts';
import { personalDocumentRoutes } from './personal-document/routes.ts';
import { readingRoutes } from './reading/routes.ts';
import { searchRoutes } from './search/routes.ts';

/** All answers of this area are as of today: revisions whose day has come are brought into force before each call. */
const asOfToday = (router: Router<DocumentTables>, services: DocumentRouteServices): Router<DocumentTables> => {
  const writePrepared: Router<DocumentTables>['writePrepared'] = (endpoint, prepare, handler) =>
    router.writePrepared(
      endpoint,
      async (input, context) => {
        await putDueIntoForce(services);
        return prepare(input, context);
      },
      handler,
    );
  return {
    read: (endpoint, handler) =>
      router.read(endpoint, async (input, context) => {
        await putDueIntoForce(services);
        return handler(input, context);
      }),
    write: (endpoint, handler) => writePrepared(endpoint, (input) => input, handler),
    writePrepared,
  };
};

export const documentCenterRoutes = (plain: Router<DocumentTables>, services: DocumentRouteServices): void => {
  const router = asOfToday(plain, services);
  documentRoutes(router, services);
  for (const bind of [driveRoutes, noticeRoutes, manualRoutes, permissionRoutes, readingRoutes]) bind(router, services);
  manualRevisionRoutes(router, services);
  contentRoutes(router, services);
  personalDocumentRoutes(router, services);
  searchRoutes(router, services);
};
