export { vacationsQuery } from './year/api.ts';
export { VacationScreen } from './year/screen.tsx';
export { type VacationSearch, vacationSearchOf } from './year/search.ts';
