import './calendar-audit.ts';
import './calendar-problems.ts';

export * from './index.ts';
