export { NewInvestigationScreen as NewInvestigationEntry } from './screen.tsx';
