import { createFileRoute } from '@tanstack/react-router';
import { type documentSearch, prefetchSearch, SearchScreen } from '../../areas/documents/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/documentcenter/search')({
  validateSearch: searchFor<typeof documentSearch>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchSearch(context.queryClient, deps),
  component: SearchScreen,
});
