import type { Router } from '#platform/http/router';
import type { AdminRouteServices, AdminTables } from './admin-services.ts';
import { auditRoutes } from './audit/routes.ts';
import { permissionRoutes } from './permission/routes.ts';

/** Who may do what, and who did what; every call needs a grant on the menu Admin, which the router sees to. */
export const adminRoutes = (router: Router<AdminTables>, services: AdminRouteServices): void => {
  for (const bind of [permissionRoutes, auditRoutes]) bind(router, services);
};
