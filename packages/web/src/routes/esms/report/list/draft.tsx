import { createFileRoute } from '@tanstack/react-router';
import { draftList, draftsQuery, ReportDraftListScreen } from '../../../../areas/safety/index.ts';
import { searchFor } from '../../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/report/list/draft')({
  validateSearch: searchFor<typeof draftList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(draftsQuery(draftList.query(deps))),
  component: ReportDraftListScreen,
});
