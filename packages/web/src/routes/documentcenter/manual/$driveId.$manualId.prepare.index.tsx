import { createFileRoute } from '@tanstack/react-router';
import { loadManualAt, ManualPrepareScreen } from '../../../areas/documents/index.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

const Prepare = () => <ManualPrepareScreen at={Route.useLoaderData()} />;

export const Route = createFileRoute('/documentcenter/manual/$driveId/$manualId/prepare/')({
  loader: ({ context, params }) => loadManualAt(context.queryClient, params),
  component: Prepare,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
