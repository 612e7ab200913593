export * from './identity.queries.ts';
export * from './identity-graph.queries.ts';
