import { createFileRoute } from '@tanstack/react-router';
import { documentList, loadDocument, ViewScreen, ViewSkeleton, viewSearchOf } from '../../../areas/approval/index.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';

const View = () => {
  const { id } = Route.useLoaderData();
  const search = Route.useSearch();
  const { linkedDocId } = search;
  return (
    <ViewScreen
      key={`${id} ${linkedDocId}`}
      id={id}
      linkedDocId={linkedDocId}
      list={search['list-type'] ?? 'in-progress'}
      listSearch={documentList.read(search)}
    />
  );
};

export const Route = createFileRoute('/approval/documents/view/$id')({
  validateSearch: viewSearchOf,
  loaderDeps: ({ search }) => ({ linkedDocId: search.linkedDocId }),
  loader: ({ context, params, deps }) => loadDocument(context.queryClient, params.id, deps.linkedDocId),
  component: View,
  pendingComponent: ViewSkeleton,
  notFoundComponent: NotFoundScreen,
});
