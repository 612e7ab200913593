import { createFileRoute } from '@tanstack/react-router';
import { loadNewHazard, NewHazardEntry } from '../../../areas/safety/index.ts';

const New = () => <NewHazardEntry />;

export const Route = createFileRoute('/esms/hazard/new')({
  loader: async ({ context }) => {
    await loadNewHazard(context.queryClient);
  },
  component: New,
});
