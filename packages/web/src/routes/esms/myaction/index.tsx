import { createFileRoute } from '@tanstack/react-router';
import { MyActionsScreen, type myActionList, prefetchMyActions, safetyMineWords } from '../../../areas/safety/index.ts';
import { bringWords } from '../../../platform/i18n.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/myaction/')({
  validateSearch: searchFor<typeof myActionList>(),
  beforeLoad: () => bringWords(safetyMineWords),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchMyActions(context.queryClient, deps),
  component: MyActionsScreen,
});
