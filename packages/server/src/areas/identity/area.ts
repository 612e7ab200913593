import { identityRoutes } from './routes.ts';

export const identityArea = { name: 'identity', routes: identityRoutes };
