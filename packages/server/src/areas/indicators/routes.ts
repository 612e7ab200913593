import type { Router } from '#platform/http/router';
import { figureRoutes } from './figures/routes.ts';
import { proposalRoutes } from './proposal/routes.ts';
import type { IndicatorRouteServices } from './services.ts';
import { sheetRoutes } from './sheets/routes.ts';
import type { IndicatorTables } from './tables.ts';

/** Safety performance indicators: what everybody sees of them, and how the safety office keeps them. */
export const indicatorRoutes = (router: Router<IndicatorTables>, services: IndicatorRouteServices): void => {
  figureRoutes(router, services);
  sheetRoutes(router, services);
  proposalRoutes(router, services);
};
