export * from './actor.ts';
export * from './identity.endpoints.ts';
export * from './menu.rules.ts';
