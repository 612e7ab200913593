import { createFileRoute } from '@tanstack/react-router';
import { loadNewInvestigation, NewInvestigationScreen } from '../../../areas/safety/index.ts';
import { loadForm } from '../../../platform/unsaved/local-work.ts';

type Search = {
  reportId?: unknown;
  reportType?: unknown;
  reportNo?: unknown;
  fieldLevel1Id?: unknown;
  fieldLevel2Id?: unknown;
};

const New = () => {
  const search = Route.useSearch();
  return <NewInvestigationScreen key={String(search.reportId)} search={search} />;
};

export const Route = createFileRoute('/esms/investigation/new')({
  /** The report that it is opened from, as the address has it; what of that makes sense is judged with the screen. */
  validateSearch: (given: Search) => given,
  loaderDeps: ({ search: { reportId } }) => ({ reportId }),
  loader: async ({ context, deps }) => {
    await loadForm(loadNewInvestigation(context.queryClient, deps.reportId));
  },
  component: New,
});
