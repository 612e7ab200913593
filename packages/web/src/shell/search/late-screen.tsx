export { default as SearchResults } from './screen.tsx';
