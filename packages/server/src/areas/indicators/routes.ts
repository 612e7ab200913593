import type { Router } from '#platform/http/router';
import { alertRoutes } from './alert/routes.ts';
import { proposalRoutes } from './figure/proposal.routes.ts';
import { figureRoutes } from './figure/routes.ts';
import type { IndicatorRouteServices } from './indicators-services.ts';
import type { IndicatorTables } from './indicators-tables.ts';
import { monthRoutes } from './month/routes.ts';
import { sheetRoutes } from './sheet/routes.ts';

/** Safety performance indicators: reading them, and their administration by the safety office. */
export const indicatorRoutes = (router: Router<IndicatorTables>, services: IndicatorRouteServices): void => {
  figureRoutes(router, services);
  sheetRoutes(router, services);
  proposalRoutes(router, services);
  monthRoutes(router, services);
  alertRoutes(router, services);
};
