export * from './calls.ts';
export * from './notification-limits.ts';
export * from './read.calls.ts';
export * from './schema.ts';
export * from './unread.calls.ts';
