import { createFileRoute } from '@tanstack/react-router';
import { loadManuals, ManualsScreen, type manualList } from '../../../areas/documents/index.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/documentcenter/admin/')({
  validateSearch: searchFor<typeof manualList>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await loadManuals(context.queryClient, deps);
  },
  component: ManualsScreen,
});
