import { createFileRoute } from '@tanstack/react-router';
import { HolidayScreen, holidayList, holidaysQuery, yearOfHolidays } from '../../areas/calendar/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/admin/calendar')({
  validateSearch: searchFor<typeof holidayList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(holidaysQuery(yearOfHolidays(holidayList.read(deps)))),
  component: HolidayScreen,
});
