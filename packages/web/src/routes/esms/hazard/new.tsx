import { createFileRoute } from '@tanstack/react-router';
import { loadNewHazard, NewHazardEntry, safetyHazardWords } from '../../../areas/safety/index.ts';
import { bringWords } from '../../../platform/i18n.ts';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

const New = () => <NewHazardEntry />;

export const Route = createFileRoute('/esms/hazard/new')({
  beforeLoad: () => bringWords(safetyHazardWords),
  loader: async ({ context }) => {
    await Promise.all([NewHazardEntry.preload(), loadNewHazard(context.queryClient)]);
  },
  component: New,
  pendingComponent: RecordSkeleton,
});
