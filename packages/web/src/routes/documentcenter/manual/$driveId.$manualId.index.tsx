import { createFileRoute } from '@tanstack/react-router';
import { loadManualAt, ManualRevisionsScreen } from '../../../areas/documents/index.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

const Revisions = () => <ManualRevisionsScreen at={Route.useLoaderData()} />;

export const Route = createFileRoute('/documentcenter/manual/$driveId/$manualId/')({
  loader: ({ context, params }) => loadManualAt(context.queryClient, params),
  component: Revisions,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
