export * from './directory.endpoints.ts';
export * from './directory.schema.ts';
