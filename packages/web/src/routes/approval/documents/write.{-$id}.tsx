import { createFileRoute, redirect } from '@tanstack/react-router';
import {
  copyingOf,
  loadDocumentToWrite,
  WriteEntry,
  type writeAddress,
  writeSearchOf,
} from '../../../areas/approval/index.ts';
import { loadForm } from '../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { useFormSession } from '../../../ui/form/session.ts';
import { searchFor } from '../../../ui/list/route.ts';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { preloadRichTextEditor } from '../../../ui/rich-text/editor.tsx';

const Write = () => {
  const { id } = Route.useLoaderData();
  const { category } = writeSearchOf(Route.useSearch());
  const { hash, entry } = Route.useRouteContext();
  const copying = id === undefined ? undefined : copyingOf(hash);
  const navigate = Route.useNavigate();
  const { session, adopt } = useFormSession(id, copying && `${copying} of ${id} at ${entry}`);
  const onDraft = (newId: number) => {
    if (newId === id) return;
    adopt(newId);
    const quietly = { replace: true, resetScroll: false, ignoreBlocker: true };
    void navigate({ params: { id: String(newId) }, search: true, ...quietly });
  };
  return <WriteEntry key={session} id={id} copying={copying} categoryName={category} onDraft={onDraft} />;
};

export const Route = createFileRoute('/approval/documents/write/{-$id}')({
  validateSearch: searchFor<typeof writeAddress>(),
  loaderDeps: ({ search: { category } }) => ({ category }),
  beforeLoad: ({ location }) => {
    preloadRichTextEditor();
    return { hash: location.hash, entry: location.state.__TSR_key };
  },
  loader: async ({ context, params, deps }): Promise<{ id: number | undefined }> => {
    if (params.id !== undefined) return loadForm(loadDocumentToWrite(context.queryClient, params.id));
    if (writeSearchOf(deps).category === undefined) throw redirect({ to: '/approval', replace: true });
    return loadForm({ id: undefined });
  },
  component: Write,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
