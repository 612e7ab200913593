import { createFileRoute } from '@tanstack/react-router';
import { HazardListScreen, type hazardList, prefetchHazards } from '../../../areas/safety/index.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/hazard/')({
  validateSearch: searchFor<typeof hazardList>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    prefetchHazards(context.queryClient, deps);
  },
  component: HazardListScreen,
});
