export * from './actor.ts';
export * from './calls.ts';
export * from './grant.rules.ts';
export type {} from './identity-audit.ts';
export type {} from './identity-problems.ts';
export * from './menu.rules.ts';
