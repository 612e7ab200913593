export * from './leave.calls.ts';
export * from './leave.schema.ts';
export * from './leave.words.ts';
export * from './leave-days.ts';
export * from './leave-import.forms.ts';
export * from './leave-year.calls.ts';
