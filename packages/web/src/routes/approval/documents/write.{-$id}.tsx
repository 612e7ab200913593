import { createFileRoute, redirect } from '@tanstack/react-router';
import {
  copyingOf,
  loadDocumentToWrite,
  ViewSkeleton,
  WriteEntry,
  writeSearchOf,
} from '../../../areas/approval/index.ts';
import { bringWords } from '../../../platform/i18n.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { useFormSession } from '../../../ui/form/session.ts';
import { formWords } from '../../../ui/form/words/index.ts';
import { preloadRichTextEditor } from '../../../ui/rich-text/editor.tsx';

const Write = () => {
  const { id } = Route.useLoaderData();
  const { category } = Route.useSearch();
  const { copying, entry } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { session, adopt } = useFormSession(id, copying && `${copying} of ${id} at ${entry}`);
  const onDraft = (newId: number) => {
    if (newId === id) return;
    adopt(newId);
    void navigate({ params: { id: String(newId) }, search: true, replace: true, ignoreBlocker: true });
  };
  return <WriteEntry key={session} id={id} copying={copying} categoryName={category} onDraft={onDraft} />;
};

export const Route = createFileRoute('/approval/documents/write/{-$id}')({
  validateSearch: writeSearchOf,
  beforeLoad: async ({ params, search, location }) => {
    if (params.id === undefined && search.category === undefined) throw redirect({ to: '/approval', replace: true });
    preloadRichTextEditor();
    await bringWords(formWords);
    const copying = params.id === undefined ? undefined : copyingOf(location.hash);
    return { copying, entry: location.state.__TSR_key };
  },
  loader: ({ context, params }): { id: number | undefined } | Promise<{ id: number }> =>
    params.id === undefined ? { id: undefined } : loadDocumentToWrite(context.queryClient, params.id),
  component: Write,
  pendingComponent: ViewSkeleton,
  notFoundComponent: NotFoundScreen,
});
