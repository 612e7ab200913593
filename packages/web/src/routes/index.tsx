import { createFileRoute } from '@tanstack/react-router';
import { countsQuery } from '../areas/approval/index.ts';
import { AreaLayout } from '../shell/frame/area-layout.tsx';
import { waitingQuery } from '../shell/home/api.ts';
import { HomeScreen } from '../shell/home/screen.tsx';

const Home = () => (
  <AreaLayout>
    <HomeScreen />
  </AreaLayout>
);

export const Route = createFileRoute('/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(countsQuery);
    void context.queryClient.prefetchQuery(waitingQuery);
  },
  component: Home,
});
