import { createFileRoute } from '@tanstack/react-router';
import { HazardViewScreen, hazardList, loadHazard } from '../../../../areas/safety/index.ts';
import { loadForm } from '../../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../../ui/list/route.ts';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';

const View = () => {
  const { id } = Route.useLoaderData();
  return <HazardViewScreen key={id} id={id} listSearch={hazardList.read(Route.useSearch())} />;
};

export const Route = createFileRoute('/esms/hazard/view/$id')({
  validateSearch: searchFor<typeof hazardList>(),
  loader: ({ context, params }) => loadForm(loadHazard(context.queryClient, params.id)),
  component: View,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
