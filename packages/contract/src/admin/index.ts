export * from './admin.endpoints.ts';
export * from './audit.rules.ts';
export * from './audit.schema.ts';
