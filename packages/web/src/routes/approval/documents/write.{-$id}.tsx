import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { documentQuery, ViewFailure, ViewSkeleton, WriteEntry, useWriteSession, writeSearchOf } from '../../../areas/approval/index.ts';

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
  loader: async ({ context, params }) => {
    if (params.id === undefined) return { id: undefined };
    const id = Number(params.id);
    if (!Number.isInteger(id) || id < 1) throw notFound();
    await context.queryClient.ensureQueryData(documentQuery(id));
    return { id };
  },
  component: Write,
  pendingComponent: ViewSkeleton,
  errorComponent: ViewFailure,
});
