import { createFileRoute } from '@tanstack/react-router';
import { loadRevisionAt, ManualPrepareScreen } from '../../../areas/documents/index.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

const Prepare = () => {
  const { revId, ...at } = Route.useLoaderData();
  return <ManualPrepareScreen key={revId} {...{ at, revId }} />;
};

export const Route = createFileRoute('/documentcenter/manual/$driveId/$manualId/prepare/$revId')({
  loader: ({ context, params }) => loadRevisionAt(context.queryClient, params),
  component: Prepare,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
