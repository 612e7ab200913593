import { createFileRoute } from '@tanstack/react-router';
import { DepartmentScreen, departmentsQuery } from '../../areas/directory/index.ts';

export const Route = createFileRoute('/admin/department')({
  // What the screen asks for comes with it: the calls of the area are in nobody else's first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => void context.queryClient.prefetchQuery(departmentsQuery),
  component: DepartmentScreen,
});
