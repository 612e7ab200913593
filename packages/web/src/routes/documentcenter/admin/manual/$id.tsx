import { createFileRoute } from '@tanstack/react-router';
import { loadManual, ManualEntry, manualList } from '../../../../areas/documents/index.ts';
import { loadForm } from '../../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../../ui/list/route.ts';

const Edit = () => {
  const manual = Route.useLoaderData();
  return <ManualEntry key={manual.id} manual={manual} listSearch={manualList.read(Route.useSearch())} />;
};

export const Route = createFileRoute('/documentcenter/admin/manual/$id')({
  validateSearch: searchFor<typeof manualList>(),
  loader: ({ context, params }) => loadForm(loadManual(context.queryClient, params.id)),
  component: Edit,
  notFoundComponent: NotFoundScreen,
});
