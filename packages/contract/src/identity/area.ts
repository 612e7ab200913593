import './identity-audit.ts';
import './identity-problems.ts';

export * from './index.ts';
