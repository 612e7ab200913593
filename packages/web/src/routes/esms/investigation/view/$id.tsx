import { createFileRoute } from '@tanstack/react-router';
import { InvestigationViewScreen, investigationList, loadInvestigation } from '../../../../areas/safety/index.ts';
import { loadForm } from '../../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../../ui/list/route.ts';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';

const View = () => {
  const { id } = Route.useLoaderData();
  return <InvestigationViewScreen key={id} id={id} listSearch={investigationList.read(Route.useSearch())} />;
};

export const Route = createFileRoute('/esms/investigation/view/$id')({
  validateSearch: searchFor<typeof investigationList>(),
  loader: ({ context, params }) => loadForm(loadInvestigation(context.queryClient, params.id)),
  component: View,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
