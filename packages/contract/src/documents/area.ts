import './documents-audit.ts';
import './documents-notifications.ts';
import './documents-problems.ts';

export * from './index.ts';
