export { type ShellTables, shellRoutes } from './routes.ts';
