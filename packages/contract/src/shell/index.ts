export * from './shell.calls.ts';
