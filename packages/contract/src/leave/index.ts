export * from './calls.ts';
export * from './leave.words.ts';
export type {} from './leave-audit.ts';
export * from './leave-days.ts';
export * from './leave-import.forms.ts';
export type {} from './leave-problems.ts';
export * from './leave-year.calls.ts';
export * from './schema.ts';
