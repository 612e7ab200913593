export * from './identity-graph.queries.ts';
export * from './identity-lost-right.ts';
