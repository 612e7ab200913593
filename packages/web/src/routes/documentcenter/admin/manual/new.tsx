import { createFileRoute } from '@tanstack/react-router';
import { loadNewManual, ManualEntry, manualList } from '../../../../areas/documents/index.ts';
import { loadForm } from '../../../../platform/unsaved/local-work.ts';
import { searchFor } from '../../../../ui/list/route.ts';

const New = () => <ManualEntry {...Route.useLoaderData()} listSearch={manualList.read(Route.useSearch())} />;

export const Route = createFileRoute('/documentcenter/admin/manual/new')({
  validateSearch: searchFor<typeof manualList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadForm(loadNewManual(context.queryClient, deps)),
  component: New,
});
