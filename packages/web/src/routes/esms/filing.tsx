import { createFileRoute } from '@tanstack/react-router';
import { DutyDeskScreen, type deskList, prefetchDesk } from '../../areas/safety/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/esms/filing')({
  validateSearch: searchFor<typeof deskList>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    prefetchDesk(context.queryClient, deps);
  },
  component: DutyDeskScreen,
});
