export type {} from './audit.ts';
export * from './calls.ts';
export * from './leave.words.ts';
export type {} from './problems.ts';
export * from './rules.ts';
export * from './schema.ts';
export * from './year/calls.ts';
export * from './year/import.forms.ts';
