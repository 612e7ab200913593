import { directoryRoutes } from './routes.ts';

export const directoryArea = { name: 'directory', routes: directoryRoutes };
