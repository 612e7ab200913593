import './indicators-audit.ts';
import './indicators-problems.ts';

export * from './index.ts';
