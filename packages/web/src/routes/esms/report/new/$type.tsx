import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadNewReport, newReportSearch, ReportFormScreen } from '../../../../areas/safety/index.ts';
import { loadForm } from '../../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';
import { preloadRichTextEditor } from '../../../../ui/rich-text/editor.tsx';

const New = () => {
  const { reportType } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { kind, confidential } = Route.useSearch();
  const onDraft = (draft: number) =>
    void navigate({ search: { draft }, replace: true, resetScroll: false, ignoreBlocker: true });
  return (
    <ReportFormScreen
      key={reportType}
      reportType={reportType}
      draft={undefined}
      onDraft={onDraft}
      beginning={{ kind, confidential }}
    />
  );
};

export const Route = createFileRoute('/esms/report/new/$type')({
  validateSearch: newReportSearch,
  beforeLoad: ({ search, cause }) => {
    if (search.draft !== undefined && cause !== 'stay')
      throw redirect({ to: '/esms/report/view/draft/$id', params: { id: String(search.draft) }, replace: true });
    preloadRichTextEditor();
  },
  loader: ({ context, params }) => loadForm(loadNewReport(context.queryClient, params.type)),
  component: New,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
