import { createFileRoute } from '@tanstack/react-router';
import { loadNewHazard, NewHazardScreen } from '../../../areas/safety/index.ts';
import { loadForm } from '../../../platform/unsaved/local-work.ts';

const New = () => <NewHazardScreen />;

export const Route = createFileRoute('/esms/hazard/new')({
  loader: async ({ context }) => {
    await loadForm(loadNewHazard(context.queryClient));
  },
  component: New,
});
