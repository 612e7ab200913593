export * from './calendar.ts';
export * from './check.ts';
export * from './decision.ts';
export * from './endpoint.ts';
export * from './page.ts';
export * from './problem.ts';
export * from './schema.ts';
export * from './transitions.ts';
