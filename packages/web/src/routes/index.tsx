import { createFileRoute } from '@tanstack/react-router';
import { AreaLayout } from '../shell/frame/area-layout.tsx';
import { HomeScreen } from '../shell/home-screen.tsx';
import { loadHome } from '../shell/menu-screens.ts';

const Home = () => (
  <AreaLayout>
    <HomeScreen cards={Route.useLoaderData()} />
  </AreaLayout>
);

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context.queryClient),
  component: Home,
});
