import { createFileRoute } from '@tanstack/react-router';
import { LessonEditScreen, loadLesson } from '../../../../areas/safety/index.ts';
import { loadForm } from '../../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';

const Edit = () => {
  const { id } = Route.useLoaderData();
  return <LessonEditScreen key={id} id={id} />;
};

export const Route = createFileRoute('/esms/lesson/edit/$id')({
  loader: ({ context, params }) => loadForm(loadLesson(context.queryClient, params.id)),
  component: Edit,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
