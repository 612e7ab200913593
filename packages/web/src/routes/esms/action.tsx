import { createFileRoute } from '@tanstack/react-router';
import { ActionLogScreen, type actionLogList, prefetchActionLog } from '../../areas/safety/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/esms/action')({
  validateSearch: searchFor<typeof actionLogList>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    prefetchActionLog(context.queryClient, deps);
  },
  component: ActionLogScreen,
});
