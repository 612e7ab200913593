export { holidaysQuery } from './holiday.queries.ts';
export { HolidayScreen } from './holiday-list-screen.tsx';
export { holidayList, yearOfHolidays } from './holiday-search.ts';
