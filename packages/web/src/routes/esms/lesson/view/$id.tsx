import { createFileRoute } from '@tanstack/react-router';
import { LessonViewScreen, lessonList, loadLesson } from '../../../../areas/safety/index.ts';
import { NotFoundScreen } from '../../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../../ui/list/route.ts';
import { RecordSkeleton } from '../../../../ui/page/record-skeleton.tsx';

const View = () => {
  const { id } = Route.useLoaderData();
  return <LessonViewScreen key={id} id={id} listSearch={lessonList.read(Route.useSearch())} />;
};

export const Route = createFileRoute('/esms/lesson/view/$id')({
  validateSearch: searchFor<typeof lessonList>(),
  loader: ({ context, params }) => loadLesson(context.queryClient, params.id),
  component: View,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFoundScreen,
});
