export type {} from './calendar-audit.ts';
export type {} from './calendar-problems.ts';
export * from './calls.ts';
export * from './forms.ts';
export * from './holiday.words.ts';
export * from './schema.ts';
