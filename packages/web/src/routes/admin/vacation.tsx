import { createFileRoute } from '@tanstack/react-router';
import { approvalWords } from '../../areas/approval/index.ts';
import { departmentsQuery } from '../../areas/directory/index.ts';
import { leaveWords, VacationScreen, vacationList, vacationsQuery } from '../../areas/leave/index.ts';
import { bringWords } from '../../platform/i18n.ts';
import { searchFor } from '../../ui/list/route.ts';
import { sheetWords } from '../../ui/sheet/words/index.ts';

export const Route = createFileRoute('/admin/vacation')({
  validateSearch: searchFor<typeof vacationList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(departmentsQuery);
    void context.queryClient.prefetchQuery(vacationsQuery(vacationList.read(deps)));
  },
  beforeLoad: () => bringWords(leaveWords, approvalWords, sheetWords),
  component: VacationScreen,
});
