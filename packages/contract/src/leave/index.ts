export * from './leave.endpoints.ts';
export * from './leave.rules.ts';
export * from './leave.schema.ts';
export * from './leave-import.forms.ts';
