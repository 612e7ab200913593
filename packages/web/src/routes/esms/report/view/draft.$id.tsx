import { createFileRoute } from '@tanstack/react-router';
import { loadDraft, ReportDraftScreen } from '../../../../areas/safety/index.ts';
import { loadForm } from '../../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';
import { preloadRichTextEditor } from '../../../../ui/rich-text/editor.tsx';

const Draft = () => {
  const { id } = Route.useLoaderData();
  return <ReportDraftScreen key={id} id={id} />;
};

export const Route = createFileRoute('/esms/report/view/draft/$id')({
  beforeLoad: () => preloadRichTextEditor(),
  loader: ({ context, params }) => loadForm(loadDraft(context.queryClient, params.id)),
  component: Draft,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
