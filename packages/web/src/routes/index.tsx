import { createFileRoute } from '@tanstack/react-router';
import { loadHome } from '../shell/areas.ts';
import { AreaLayout } from '../shell/frame/area-layout.tsx';
import { HomeScreen } from '../shell/home-screen.tsx';

const Home = () => (
  <AreaLayout>
    <HomeScreen cards={Route.useLoaderData()} />
  </AreaLayout>
);

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context.queryClient),
  component: Home,
});
