import { createFileRoute } from '@tanstack/react-router';
import {
  documentList,
  loadDocument,
  ViewScreen,
  type viewAddress,
  viewSearchOf,
} from '../../../areas/approval/index.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../ui/list/route.ts';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

const View = () => {
  const { id } = Route.useLoaderData();
  const search = viewSearchOf(Route.useSearch());
  const { linkedDocId, queue } = search;
  return (
    <ViewScreen
      key={`${id} ${linkedDocId}`}
      id={id}
      linkedDocId={linkedDocId}
      queue={queue}
      list={search['list-type'] ?? 'in-progress'}
      listSearch={documentList.read(search)}
    />
  );
};

export const Route = createFileRoute('/approval/documents/view/$id')({
  validateSearch: searchFor<typeof viewAddress>(),
  loaderDeps: ({ search: { linkedDocId } }) => ({ linkedDocId }),
  loader: ({ context, params, deps }) => loadDocument(context.queryClient, params.id, viewSearchOf(deps).linkedDocId),
  component: View,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
