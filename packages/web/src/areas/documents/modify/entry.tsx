export { default as ModifyRevisionEntry } from './screen.tsx';
