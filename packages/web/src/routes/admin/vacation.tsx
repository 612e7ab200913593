import { createFileRoute } from '@tanstack/react-router';
import { departmentsQuery } from '../../areas/directory/index.ts';
import { VacationScreen, vacationList, vacationsQuery } from '../../areas/leave/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/admin/vacation')({
  validateSearch: searchFor<typeof vacationList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(departmentsQuery);
    void context.queryClient.prefetchQuery(vacationsQuery(vacationList.read(deps)));
  },
  component: VacationScreen,
});
