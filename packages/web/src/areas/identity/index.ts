export * from './graph.api.ts';
export * from './lost-right.ts';
