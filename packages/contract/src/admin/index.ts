export * from './admin-resignation.ts';
export * from './audit-entry.calls.ts';
export * from './audit-entry.schema.ts';
export * from './permission.calls.ts';
