export { leaveWords } from './words/index.ts';
export { vacationsQuery } from './year/api.ts';
export { VacationScreen } from './year/screen.tsx';
export { vacationList } from './year/search.ts';
