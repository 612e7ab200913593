import { createFileRoute, notFound } from '@tanstack/react-router';
import { documentQuery, ModifyEntry, ViewFailure, ViewSkeleton } from '../../../areas/approval/index.ts';

const Modify = () => {
  const { id } = Route.useLoaderData();
  return <ModifyEntry key={id} id={id} />;
};

export const Route = createFileRoute('/approval/documents/modify/$id')({
  loader: async ({ context, params }) => {
    const id = Number(params.id);
    if (!Number.isInteger(id) || id < 1) throw notFound();
    await context.queryClient.fetchQuery(documentQuery(id));
    return { id };
  },
  component: Modify,
  pendingComponent: ViewSkeleton,
  errorComponent: ViewFailure,
});
