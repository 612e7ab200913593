import { createFileRoute } from '@tanstack/react-router';
import { handoverWords, WaitingLinesOf } from '../../areas/approval/index.ts';
import {
  departmentsQuery,
  directoryWords,
  EmployeeScreen,
  employeeList,
  employeesQuery,
} from '../../areas/directory/index.ts';
import { bringWords } from '../../platform/i18n.ts';
import { searchFor } from '../../ui/list/route.ts';

const Employees = () => <EmployeeScreen waitingOf={(id) => <WaitingLinesOf approverId={id} />} />;

export const Route = createFileRoute('/admin/employee')({
  validateSearch: searchFor<typeof employeeList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(departmentsQuery);
    void context.queryClient.prefetchQuery(employeesQuery(employeeList.query(deps)));
  },
  beforeLoad: () => bringWords(directoryWords, handoverWords),
  component: Employees,
});
