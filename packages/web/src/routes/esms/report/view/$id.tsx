import { createFileRoute } from '@tanstack/react-router';
import { loadReport, ReportViewScreen, reportList } from '../../../../areas/safety/index.ts';
import { loadForm } from '../../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../../ui/list/route.ts';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';

const View = () => {
  const { id } = Route.useLoaderData();
  return <ReportViewScreen key={id} id={id} listSearch={reportList.read(Route.useSearch())} />;
};

export const Route = createFileRoute('/esms/report/view/$id')({
  validateSearch: searchFor<typeof reportList>(),
  loader: ({ context, params }) => loadForm(loadReport(context.queryClient, params.id)),
  component: View,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
