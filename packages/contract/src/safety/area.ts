import './safety-audit.ts';
import './safety-notifications.ts';
import './safety-problems.ts';

export * from './index.ts';
