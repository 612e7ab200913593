import { safetyReferences } from './reports/references.ts';
import { safetyRoutes } from './routes.ts';

export const safetyArea = { name: 'safety', routes: safetyRoutes, references: safetyReferences };
