import type { Router } from '#platform/http/router';
import type { AdminRouteServices, AdminTables } from './admin-services.ts';
import { auditRoutes } from './audit/routes.ts';
import { permissionRoutes } from './permission/routes.ts';

/** Permissions and the audit trail; the router requires a grant on the menu Admin for every call. */
export const adminRoutes = (router: Router<AdminTables>, services: AdminRouteServices): void => {
  for (const bind of [permissionRoutes, auditRoutes]) bind(router, services);
};
