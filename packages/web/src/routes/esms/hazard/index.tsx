import { createFileRoute } from '@tanstack/react-router';
import { HazardListScreen, type hazardList, prefetchHazards, safetyHazardWords } from '../../../areas/safety/index.ts';
import { bringWords } from '../../../platform/i18n.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/hazard/')({
  validateSearch: searchFor<typeof hazardList>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    prefetchHazards(context.queryClient, deps);
    await bringWords(safetyHazardWords);
  },
  component: HazardListScreen,
});
