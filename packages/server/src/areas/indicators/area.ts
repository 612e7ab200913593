import { indicatorRoutes } from './routes.ts';

export const indicatorsArea = { name: 'indicators', routes: indicatorRoutes };
