import { createFileRoute } from '@tanstack/react-router';
import { loadRevision, ModifyRevisionEntry } from '../../../areas/documents/index.ts';
import { loadForm } from '../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

const Modify = () => {
  const edited = Route.useLoaderData();
  return <ModifyRevisionEntry key={edited.id} edited={edited} />;
};

export const Route = createFileRoute('/documentcenter/modify/$driveId/$docId')({
  /** As the address has it; without a revision the current one is meant. */
  validateSearch: ({ revisionId }: Record<string, unknown>): { revisionId?: unknown } =>
    revisionId === undefined ? {} : { revisionId },
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    loadForm(loadRevision(context.queryClient, { ...params, revisionId: deps.revisionId })),
  component: Modify,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
