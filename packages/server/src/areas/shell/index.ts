export { shellRoutes } from './routes.ts';
