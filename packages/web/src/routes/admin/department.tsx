import { createFileRoute } from '@tanstack/react-router';
import { DepartmentScreen, departmentsQuery, directoryWords } from '../../areas/directory/index.ts';
import { bringWords } from '../../platform/i18n.ts';

export const Route = createFileRoute('/admin/department')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(departmentsQuery),
  beforeLoad: () => bringWords(directoryWords),
  component: DepartmentScreen,
});
