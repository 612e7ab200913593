export * from './admin-resignation.ts';
export * from './audit/calls.ts';
export * from './audit/schema.ts';
export * from './permission.calls.ts';
