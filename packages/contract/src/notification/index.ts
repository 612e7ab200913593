export * from './notification.calls.ts';
export * from './notification.schema.ts';
export * from './notification-limits.ts';
export * from './read.calls.ts';
export * from './unread.calls.ts';
