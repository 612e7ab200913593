import { createFileRoute } from '@tanstack/react-router';
import { loadNewLesson, NewLessonScreen } from '../../../areas/safety/index.ts';
import { loadForm } from '../../../platform/unsaved/local-work.ts';

type Search = { type?: unknown; id?: unknown };

const New = () => {
  const { cases } = Route.useLoaderData();
  const { type, id } = Route.useSearch();
  return <NewLessonScreen key={`${type} ${id}`} cases={cases} />;
};

export const Route = createFileRoute('/esms/lesson/new')({
  /** The closed case that it is begun from, as the address has it. */
  validateSearch: (given: Search) => given,
  loaderDeps: ({ search: { type, id } }) => ({ type, id }),
  loader: ({ context, deps }) => loadForm(loadNewLesson(context.queryClient, deps)),
  component: New,
});
