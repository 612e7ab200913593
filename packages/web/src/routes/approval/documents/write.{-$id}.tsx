import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { documentQuery, ViewFailure, ViewSkeleton, WriteEntry, writeSearchOf } from '../../../areas/approval/index.ts';

/**
 * Names the form that is on screen. When a new document is saved its address gets an id, and the form must go on as it
 * is; any other change of the address begins another form.
 */
const useSession = (id: number | undefined) => {
  const [adopted, setAdopted] = useState<{ session: string; id: number }>();
  const address = String(id ?? 'new');
  const session = (() => {
    if (adopted === undefined) return address;
    return adopted.id === id ? adopted.session : `${address} after ${adopted.id}`;
  })();
  return { session, adopt: (newId: number) => setAdopted({ session, id: newId }) };
};

const Write = () => {
  const { id } = Route.useLoaderData();
  const { category } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { session, adopt } = useSession(id);
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
