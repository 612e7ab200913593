export { ManualScreen as ManualEntry } from './screen.tsx';
