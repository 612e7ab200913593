import { createFileRoute } from '@tanstack/react-router';
import {
  loadMyAction,
  MyActionScreen,
  type myActionAddress,
  safetyActionsWords,
  safetyCodeWords,
  safetyMineWords,
} from '../../../../areas/safety/index.ts';
import { bringProblems, bringWords } from '../../../../platform/i18n.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { bringForm } from '../../../../ui/form/bring.ts';
import { searchFor } from '../../../../ui/list/route.ts';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';

const View = () => {
  const of = Route.useLoaderData();
  return <MyActionScreen key={`${of.family} ${of.id} ${of.mid}`} of={of} />;
};

export const Route = createFileRoute('/esms/myaction/view/$type/$id/mitigation/$mid')({
  validateSearch: searchFor<typeof myActionAddress>(),
  beforeLoad: () =>
    Promise.all([bringWords(safetyActionsWords, safetyMineWords, safetyCodeWords), bringForm(), bringProblems()]),
  loader: ({ context, params }) => loadMyAction(context.queryClient, params),
  component: View,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
