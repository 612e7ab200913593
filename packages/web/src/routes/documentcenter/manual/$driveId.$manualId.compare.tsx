import { createFileRoute } from '@tanstack/react-router';
import { loadManualAt, ManualCompareScreen } from '../../../areas/documents/index.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

const idIn = (given: unknown): number | undefined => (Number.isInteger(given) ? (given as number) : undefined);

const Compare = () => {
  const { from, to } = Route.useSearch();
  const search = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  return <ManualCompareScreen at={Route.useLoaderData()} search={search} />;
};

export const Route = createFileRoute('/documentcenter/manual/$driveId/$manualId/compare')({
  validateSearch: ({ from, to }: Record<string, unknown>): { from?: number | undefined; to?: number | undefined } => ({
    from: idIn(from),
    to: idIn(to),
  }),
  loader: ({ context, params }) => loadManualAt(context.queryClient, params),
  component: Compare,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
