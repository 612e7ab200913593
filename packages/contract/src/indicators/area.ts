import './audit.ts';
import './problems.ts';

export * from './index.ts';
