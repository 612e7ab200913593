import { admin } from './admin.ts';
import { dashboard } from './dashboard.ts';

export const indicators = { admin, dashboard } as const;
