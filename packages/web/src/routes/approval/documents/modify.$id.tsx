import { createFileRoute } from '@tanstack/react-router';
import { loadDocumentToWrite, ModifyEntry, ViewSkeleton, viewSearchOf } from '../../../areas/approval/index.ts';
import { bringMessages } from '../../../platform/i18n.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';

const Modify = () => {
  const { id } = Route.useLoaderData();
  return <ModifyEntry key={id} id={id} />;
};

export const Route = createFileRoute('/approval/documents/modify/$id')({
  validateSearch: viewSearchOf,
  beforeLoad: () => bringMessages('form'),
  loader: ({ context, params }) => loadDocumentToWrite(context.queryClient, params.id),
  component: Modify,
  pendingComponent: ViewSkeleton,
  notFoundComponent: NotFoundScreen,
});
