import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery, StartScreen } from '../../areas/approval/index.ts';

export const Route = createFileRoute('/approval/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(categoriesQuery),
  component: StartScreen,
});
