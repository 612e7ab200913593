import { createFileRoute } from '@tanstack/react-router';
import { DocumentViewScreen, driveList, loadDocument } from '../../../areas/documents/index.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../ui/list/route.ts';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

const View = () => {
  const { driveId, id } = Route.useLoaderData();
  const listSearch = driveList.read(Route.useSearch());
  return <DocumentViewScreen key={`${driveId} ${id}`} {...{ driveId, id, listSearch }} />;
};

export const Route = createFileRoute('/documentcenter/view/$driveId/$docId')({
  validateSearch: searchFor<typeof driveList>(),
  loader: ({ context, params }) => loadDocument(context.queryClient, params),
  component: View,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
