import { createFileRoute } from '@tanstack/react-router';
import { loadNewHazard, NewHazardScreen, safetyHazardWords } from '../../../areas/safety/index.ts';
import { bringWords } from '../../../platform/i18n.ts';
import { bringForm } from '../../../ui/form/bring.ts';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

export const Route = createFileRoute('/esms/hazard/new')({
  beforeLoad: async () => {
    await Promise.all([bringForm(), bringWords(safetyHazardWords)]);
  },
  loader: ({ context }) => loadNewHazard(context.queryClient),
  component: NewHazardScreen,
  pendingComponent: RecordSkeleton,
});
