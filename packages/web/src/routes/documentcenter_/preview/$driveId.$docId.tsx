import { createFileRoute } from '@tanstack/react-router';
import {
  documentsPreviewWords,
  documentsWords,
  loadPreview,
  PreviewScreen,
  type previewSearch,
} from '../../../areas/documents/index.ts';
import { bringProblems, bringWords } from '../../../platform/i18n.ts';
import { requireMenu } from '../../../shell/entry.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../ui/list/route.ts';
import { bringPdfViewer } from '../../../ui/viewer/ahead.ts';
import { viewerWords } from '../../../ui/viewer/words/index.ts';

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
    await Promise.all([
      requireMenu(context.queryClient, 'Document'),
      bringWords(documentsWords, documentsPreviewWords, viewerWords).then(bringProblems),
    ]);
  },
  loader: ({ context, params, deps }) => loadPreview(context.queryClient, params, deps),
  component: Preview,
  notFoundComponent: NotFoundScreen,
});
