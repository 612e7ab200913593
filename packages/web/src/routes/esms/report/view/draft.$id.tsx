import { createFileRoute } from '@tanstack/react-router';
import { loadDraft, ReportDraftEntry, safetyCodeWords, safetyFormWords } from '../../../../areas/safety/index.ts';
import { bringWords } from '../../../../platform/i18n.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { bringForm } from '../../../../ui/form/bring.ts';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';
import { preloadRichTextEditor } from '../../../../ui/rich-text/editor.tsx';

const Draft = () => {
  const { id } = Route.useLoaderData();
  return <ReportDraftEntry key={id} id={id} />;
};

export const Route = createFileRoute('/esms/report/view/draft/$id')({
  beforeLoad: async () => {
    preloadRichTextEditor();
    await Promise.all([bringForm(), bringWords(safetyFormWords, safetyCodeWords)]);
  },
  loader: ({ context, params }) => loadDraft(context.queryClient, params.id),
  component: Draft,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
