export { safetyArea } from './area.ts';
