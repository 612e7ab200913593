import { createFileRoute } from '@tanstack/react-router';
import { documentsManualsWords, loadManuals, ManualsScreen, type manualList } from '../../../areas/documents/index.ts';
import { bringProblems, bringWords } from '../../../platform/i18n.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/documentcenter/admin/')({
  validateSearch: searchFor<typeof manualList>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([loadManuals(context.queryClient, deps), bringProblems(), bringWords(documentsManualsWords)]);
  },
  component: ManualsScreen,
});
