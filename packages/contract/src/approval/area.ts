import './approval-audit.ts';
import './approval-notifications.ts';
import './approval-problems.ts';

export * from './index.ts';
