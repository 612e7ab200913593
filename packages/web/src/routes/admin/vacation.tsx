import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { departmentsQuery } from '../../areas/directory/index.ts';
import { VacationScreen, type VacationSearch, vacationSearchOf, vacationsQuery } from '../../areas/leave/index.ts';

const Vacations = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // A changed filter takes the place of the last one; a page is a step one can go back from.
  const onSearch = useCallback((next: VacationSearch) => void navigate({ search: next, replace: true }), [navigate]);
  const onPage = (offset: number): void => void navigate({ search: vacationSearchOf({ ...search, offset }) });
  return <VacationScreen search={search} onSearch={onSearch} onPage={onPage} />;
};

export const Route = createFileRoute('/admin/vacation')({
  validateSearch: vacationSearchOf,
  loaderDeps: ({ search }) => search,
  // What the screen asks for comes with it: the calls of the area are in nobody else's first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(departmentsQuery);
    void context.queryClient.prefetchQuery(vacationsQuery(deps));
  },
  component: Vacations,
});
