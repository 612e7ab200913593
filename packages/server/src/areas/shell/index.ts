export { shellArea } from './area.ts';
