import { createFileRoute } from '@tanstack/react-router';
import { loadPreview, PreviewScreen, type previewSearch } from '../../../areas/documents/index.ts';
import { requireMenu } from '../../../shell/shell-entry.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../ui/list/route.ts';
import { preloadPdfViewer } from '../../../ui/viewer/preload-pdf-viewer.ts';

const Preview = () => {
  const shown = Route.useLoaderData();
  return <PreviewScreen key={`${shown.driveId} ${shown.docId}`} {...shown} />;
};

export const Route = createFileRoute('/documentcenter_/preview/$driveId/$docId')({
  staticData: { bare: true },
  validateSearch: searchFor<typeof previewSearch>(),
  loaderDeps: ({ search }) => search,
  beforeLoad: async ({ context }) => {
    preloadPdfViewer();
    await requireMenu(context.queryClient, 'Document');
  },
  loader: ({ context, params, deps }) => loadPreview(context.queryClient, params, deps),
  component: Preview,
  notFoundComponent: NotFoundScreen,
});
