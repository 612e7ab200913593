import { createFileRoute } from '@tanstack/react-router';
import { DelegationListScreen, delegationList, delegationsQuery } from '../../areas/approval/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/approval/delegation')({
  validateSearch: searchFor<typeof delegationList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(delegationsQuery(delegationList.query(deps))),
  component: DelegationListScreen,
});
