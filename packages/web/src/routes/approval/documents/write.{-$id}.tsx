import { createFileRoute, redirect } from '@tanstack/react-router';
import {
  loadDocumentToWrite,
  useWriteSession,
  ViewSkeleton,
  WriteEntry,
  writeSearchOf,
} from '../../../areas/approval/index.ts';

const Write = () => {
  const { id } = Route.useLoaderData();
  const { category } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { session, adopt } = useWriteSession(id);
  const onDraft = (newId: number) => {
    if (newId === id) return;
    adopt(newId);
    void navigate({ params: { id: String(newId) }, search: true, replace: true, ignoreBlocker: true });
  };
  return <WriteEntry key={session} id={id} categoryName={category} onDraft={onDraft} />;
};

export const Route = createFileRoute('/approval/documents/write/{-$id}')({
  validateSearch: writeSearchOf,
  beforeLoad: ({ params, search }) => {
    if (params.id === undefined && search.category === undefined) throw redirect({ to: '/approval', replace: true });
  },
  loader: ({ context, params }): { id: number | undefined } | Promise<{ id: number }> =>
    params.id === undefined ? { id: undefined } : loadDocumentToWrite(context.queryClient, params.id),
  component: Write,
  pendingComponent: ViewSkeleton,
});
