export { absenceWords } from './absence.words.ts';
export { vacationsQuery } from './leave-year.queries.ts';
export { VacationScreen } from './leave-year-screen.tsx';
export { vacationList } from './leave-year-search.ts';
