export * from './actor.ts';
export * from './grant.rules.ts';
export * from './identity.calls.ts';
export * from './menu.rules.ts';
