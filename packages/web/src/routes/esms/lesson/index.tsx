import { createFileRoute } from '@tanstack/react-router';
import { LessonListScreen, type lessonList, prefetchLessons } from '../../../areas/safety/index.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/lesson/')({
  validateSearch: searchFor<typeof lessonList>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    prefetchLessons(context.queryClient, deps);
  },
  component: LessonListScreen,
});
