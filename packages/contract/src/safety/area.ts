import './audit.ts';
import './notifications.ts';
import './problems.ts';

export * from './index.ts';
