import { createFileRoute } from '@tanstack/react-router';
import { loadMyAction, MyActionViewScreen, type myActionAddress } from '../../../../areas/safety/index.ts';
import { loadForm, openLocalWork } from '../../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../../ui/list/route.ts';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';

const View = () => {
  const of = Route.useLoaderData();
  return <MyActionViewScreen key={`${of.family} ${of.id} ${of.mid}`} of={of} />;
};

export const Route = createFileRoute('/esms/myaction/view/$type/$id/mitigation/$mid')({
  validateSearch: searchFor<typeof myActionAddress>(),
  beforeLoad: () => Promise.all([openLocalWork()]),
  loader: ({ context, params }) => loadForm(loadMyAction(context.queryClient, params)),
  component: View,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
