import { createFileRoute } from '@tanstack/react-router';
import { AllDelegationsScreen, allDelegationsList, allDelegationsQuery } from '../../areas/approval/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/admin/delegation')({
  validateSearch: searchFor<typeof allDelegationsList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(allDelegationsQuery(allDelegationsList.query(deps))),
  component: AllDelegationsScreen,
});
