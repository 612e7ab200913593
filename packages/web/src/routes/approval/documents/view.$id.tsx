import { createFileRoute } from '@tanstack/react-router';
import { listSearchOf, loadDocument, ViewScreen, ViewSkeleton, viewSearchOf } from '../../../areas/approval/index.ts';

const View = () => {
  const { id } = Route.useLoaderData();
  const search = Route.useSearch();
  return <ViewScreen key={id} id={id} list={search['list-type'] ?? 'in-progress'} listSearch={listSearchOf(search)} />;
};

export const Route = createFileRoute('/approval/documents/view/$id')({
  validateSearch: viewSearchOf,
  loader: ({ context, params }) => loadDocument(context.queryClient, params.id),
  component: View,
  pendingComponent: ViewSkeleton,
});
