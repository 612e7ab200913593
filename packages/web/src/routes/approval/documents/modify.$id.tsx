import { createFileRoute } from '@tanstack/react-router';
import { loadDocumentToWrite, ModifyEntry, type viewAddress } from '../../../areas/approval/index.ts';
import { loadForm } from '../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../ui/list/route.ts';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

const Modify = () => {
  const { id } = Route.useLoaderData();
  return <ModifyEntry key={id} id={id} />;
};

export const Route = createFileRoute('/approval/documents/modify/$id')({
  validateSearch: searchFor<typeof viewAddress>(),
  loader: ({ context, params }) => loadForm(loadDocumentToWrite(context.queryClient, params.id)),
  component: Modify,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
