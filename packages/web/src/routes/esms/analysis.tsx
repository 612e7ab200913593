import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen, type boardAddress, prefetchBoard } from '../../areas/safety/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/esms/analysis')({
  validateSearch: searchFor<typeof boardAddress>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    prefetchBoard(context.queryClient, deps);
  },
  component: BoardScreen,
});
