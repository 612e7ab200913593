export * from './actor.ts';
export * from './grant.rules.ts';
export * from './identity.endpoints.ts';
export * from './menu.rules.ts';
