export * from './graph.api.ts';
export * from './identity.api.ts';
