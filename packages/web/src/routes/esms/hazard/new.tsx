import { createFileRoute } from '@tanstack/react-router';
import { loadNewHazard, NewHazardEntry, safetyHazardWords } from '../../../areas/safety/index.ts';
import { bringWords } from '../../../platform/i18n.ts';

const New = () => <NewHazardEntry />;

export const Route = createFileRoute('/esms/hazard/new')({
  loader: async ({ context }) => {
    await Promise.all([NewHazardEntry.preload(), bringWords(safetyHazardWords), loadNewHazard(context.queryClient)]);
  },
  component: New,
});
