export * from './actor.ts';
export * from './calls.ts';
export * from './grant.rules.ts';
export * from './menu.rules.ts';
