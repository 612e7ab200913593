import { createFileRoute } from '@tanstack/react-router';
import { prefetchReports, ReportListScreen, type reportList } from '../../../../areas/safety/index.ts';
import { searchFor } from '../../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/report/list/')({
  validateSearch: searchFor<typeof reportList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchReports(context.queryClient, deps),
  component: ReportListScreen,
});
