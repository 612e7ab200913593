import './directory-audit.ts';
import './directory-problems.ts';

export * from './index.ts';
