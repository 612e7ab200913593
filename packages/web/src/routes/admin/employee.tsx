import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ResignDialog, WaitingLinesOf } from '../../areas/approval/index.ts';
import { departmentsQuery, EmployeeScreen, employeeList, employeesQuery } from '../../areas/directory/index.ts';
import { waitingWorkTextsQuery } from '../../shell/waiting-work-texts.ts';
import { searchFor } from '../../ui/list/route.ts';

const Employees = () => {
  const { data: texts = {} } = useQuery(waitingWorkTextsQuery);
  return (
    <EmployeeScreen
      waitingOf={(id) => <WaitingLinesOf approverId={id} />}
      resign={(employee, onClose) => <ResignDialog employee={employee} texts={texts} onClose={onClose} />}
    />
  );
};

export const Route = createFileRoute('/admin/employee')({
  validateSearch: searchFor<typeof employeeList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(departmentsQuery);
    void context.queryClient.prefetchQuery(employeesQuery(employeeList.query(deps)));
  },
  component: Employees,
});
