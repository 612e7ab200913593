export * from './actor.ts';
export type {} from './audit.ts';
export * from './calls.ts';
export * from './grant.rules.ts';
export * from './menu.rules.ts';
export type {} from './problems.ts';
