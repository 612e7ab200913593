import { createFileRoute } from '@tanstack/react-router';
import { prefetchRequired, RequiredScreen, type requiredList } from '../../areas/documents/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/documentcenter/')({
  validateSearch: searchFor<typeof requiredList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchRequired(context.queryClient, deps),
  component: RequiredScreen,
});
