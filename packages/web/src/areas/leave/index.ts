export { absenceWords } from './absence.words.ts';
export { vacationsQuery } from './year/api.ts';
export { VacationScreen } from './year/screen.tsx';
export { vacationList } from './year/search.ts';
