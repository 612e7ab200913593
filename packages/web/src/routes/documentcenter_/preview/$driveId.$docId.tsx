import { createFileRoute } from '@tanstack/react-router';
import { loadPreview, PreviewScreen, type previewSearch } from '../../../areas/documents/index.ts';
import { requireMenu } from '../../../shell/shell-entry.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../ui/list/route.ts';
import { bringPdfViewer } from '../../../ui/viewer/ahead.ts';

const Preview = () => {
  const shown = Route.useLoaderData();
  return <PreviewScreen key={`${shown.driveId} ${shown.docId}`} {...shown} />;
};

export const Route = createFileRoute('/documentcenter_/preview/$driveId/$docId')({
  staticData: { bare: true },
  validateSearch: searchFor<typeof previewSearch>(),
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ context }) => {
    bringPdfViewer();
    await requireMenu(context.queryClient, 'Document');
  },
  loader: ({ context, params, deps }) => loadPreview(context.queryClient, params, deps),
  component: Preview,
  notFoundComponent: NotFoundScreen,
});
