import { createFileRoute } from '@tanstack/react-router';
import { MyActionListScreen, type myActionList, prefetchMyActions } from '../../../areas/safety/index.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/myaction/')({
  validateSearch: searchFor<typeof myActionList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchMyActions(context.queryClient, deps),
  component: MyActionListScreen,
});
