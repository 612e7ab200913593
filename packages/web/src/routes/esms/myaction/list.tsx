import { createFileRoute } from '@tanstack/react-router';
import {
  MyActionsScreen,
  type myActionList,
  prefetchMyActions,
  safetyActionsWords,
} from '../../../areas/safety/index.ts';
import { bringWords } from '../../../platform/i18n.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/myaction/list')({
  validateSearch: searchFor<typeof myActionList>(),
  beforeLoad: () => bringWords(safetyActionsWords),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchMyActions(context.queryClient, deps),
  component: MyActionsScreen,
});
