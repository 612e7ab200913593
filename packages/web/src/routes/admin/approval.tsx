import { createFileRoute } from '@tanstack/react-router';
import { WaitingScreen, waitingLinesQuery, waitingList } from '../../areas/approval/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/admin/approval')({
  validateSearch: searchFor<typeof waitingList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(waitingLinesQuery(waitingList.query(deps))),
  component: WaitingScreen,
});
