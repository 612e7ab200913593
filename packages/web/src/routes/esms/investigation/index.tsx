import { createFileRoute } from '@tanstack/react-router';
import {
  InvestigationListScreen,
  type investigationList,
  prefetchInvestigations,
} from '../../../areas/safety/index.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/investigation/')({
  validateSearch: searchFor<typeof investigationList>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    prefetchInvestigations(context.queryClient, deps);
  },
  component: InvestigationListScreen,
});
