import { createFileRoute } from '@tanstack/react-router';
import {
  fromIn,
  type InvestigationFrom,
  loadNewInvestigation,
  NewInvestigationScreen,
  safetyInvestigationWords,
} from '../../../areas/safety/index.ts';
import { bringWords } from '../../../platform/i18n.ts';
import { bringForm } from '../../../ui/form/bring.ts';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';

const New = () => {
  const from = Route.useSearch();
  return <NewInvestigationScreen key={from.reportId} from={from} />;
};

export const Route = createFileRoute('/esms/investigation/new')({
  validateSearch: (given: Record<string, unknown>): InvestigationFrom => fromIn(given),
  beforeLoad: async () => {
    await Promise.all([bringForm(), bringWords(safetyInvestigationWords)]);
  },
  loader: ({ context }) => loadNewInvestigation(context.queryClient),
  component: New,
  pendingComponent: RecordSkeleton,
});
