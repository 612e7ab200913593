import { createFileRoute, notFound } from '@tanstack/react-router';
import {
  documentQuery,
  listSearchOf,
  ViewFailure,
  ViewScreen,
  ViewSkeleton,
  viewSearchOf,
} from '../../../areas/approval/index.ts';

const View = () => {
  const { id } = Route.useLoaderData();
  const search = Route.useSearch();
  return <ViewScreen key={id} id={id} list={search['list-type'] ?? 'in-progress'} listSearch={listSearchOf(search)} />;
};

export const Route = createFileRoute('/approval/documents/view/$id')({
  validateSearch: viewSearchOf,
  loader: async ({ context, params }) => {
    const id = Number(params.id);
    if (!Number.isInteger(id) || id < 1) throw notFound();
    await context.queryClient.ensureQueryData(documentQuery(id));
    return { id };
  },
  component: View,
  pendingComponent: ViewSkeleton,
  errorComponent: ViewFailure,
});
