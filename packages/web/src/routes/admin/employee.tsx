import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { WaitingLinesOf } from '../../areas/approval/index.ts';
import {
  departmentsQuery,
  EmployeeScreen,
  type EmployeeSearch,
  employeeSearchOf,
  employeesQuery,
} from '../../areas/directory/index.ts';

const Employees = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // A changed filter takes the place of the last one; a page is a step one can go back from.
  const onSearch = useCallback((next: EmployeeSearch) => void navigate({ search: next, replace: true }), [navigate]);
  const onPage = (offset: number): void => void navigate({ search: employeeSearchOf({ ...search, offset }) });
  return (
    <EmployeeScreen
      search={search}
      onSearch={onSearch}
      onPage={onPage}
      waitingOf={(id) => <WaitingLinesOf approverId={id} />}
    />
  );
};

export const Route = createFileRoute('/admin/employee')({
  validateSearch: employeeSearchOf,
  loaderDeps: ({ search }) => search,
  // What the screen asks for comes with it: the calls of the area are in nobody else's first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(departmentsQuery);
    void context.queryClient.prefetchQuery(employeesQuery(deps));
  },
  component: Employees,
});
