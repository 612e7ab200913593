import { createFileRoute } from '@tanstack/react-router';
import { DepartmentScreen, departmentsQuery, directoryWords } from '../../areas/directory/index.ts';
import { bringWords } from '../../platform/i18n.ts';

export const Route = createFileRoute('/admin/department')({
  // What the screen asks for comes with it: the calls of the area are in nobody else's first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => void context.queryClient.prefetchQuery(departmentsQuery),
  beforeLoad: () => bringWords(directoryWords),
  component: DepartmentScreen,
});
