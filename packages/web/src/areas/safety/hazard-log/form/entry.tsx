export { NewHazardScreen as NewHazardEntry } from './screen.tsx';
