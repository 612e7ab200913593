import { createFileRoute } from '@tanstack/react-router';
import { DepartmentScreen, departmentsQuery } from '../../areas/directory/index.ts';
export const Route = createFileRoute('/admin/department')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(departmentsQuery),
  component: DepartmentScreen,
});
