import { createFileRoute } from '@tanstack/react-router';
import {
  approvalWords,
  handoverWords,
  WaitingScreen,
  waitingLinesQuery,
  waitingList,
} from '../../areas/approval/index.ts';
import { bringWords } from '../../platform/i18n.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/admin/approval')({
  validateSearch: searchFor<typeof waitingList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(waitingLinesQuery(waitingList.query(deps))),
  beforeLoad: () => bringWords(handoverWords, approvalWords),
  component: WaitingScreen,
});
