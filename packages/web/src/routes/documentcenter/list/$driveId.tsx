import { createFileRoute } from '@tanstack/react-router';
import { DriveScreen, type driveList, loadDrive } from '../../../areas/documents/index.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../ui/list/route.ts';

const List = () => {
  const { id } = Route.useLoaderData();
  return <DriveScreen key={id} id={id} />;
};

export const Route = createFileRoute('/documentcenter/list/$driveId')({
  validateSearch: searchFor<typeof driveList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadDrive(context.queryClient, params.driveId, deps),
  component: List,
  notFoundComponent: NotFoundScreen,
});
