import { approvalReferences } from './listing/organization.queries.ts';
import { approvalRoutes } from './routes.ts';

export const approvalArea = { name: 'approval', routes: approvalRoutes, references: approvalReferences };
