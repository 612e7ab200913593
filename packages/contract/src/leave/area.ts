import './leave-audit.ts';
import './leave-problems.ts';

export * from './index.ts';
