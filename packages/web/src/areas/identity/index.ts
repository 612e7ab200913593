export * from './api.ts';
export * from './graph.api.ts';
export { useLeaveOnLostRight } from './lost-right.ts';
