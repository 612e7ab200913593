import { createFileRoute } from '@tanstack/react-router';
import { loadDocumentToWrite, ModifyEntry, ViewSkeleton } from '../../../areas/approval/index.ts';

const Modify = () => {
  const { id } = Route.useLoaderData();
  return <ModifyEntry key={id} id={id} />;
};

export const Route = createFileRoute('/approval/documents/modify/$id')({
  loader: ({ context, params }) => loadDocumentToWrite(context.queryClient, params.id),
  component: Modify,
  pendingComponent: ViewSkeleton,
});
