import { shellRoutes } from './routes.ts';

export const shellArea = { name: 'shell', routes: shellRoutes };
