import { createFileRoute } from '@tanstack/react-router';
import {
  InvestigationListScreen,
  type investigationList,
  prefetchInvestigations,
  safetyInvestigationWords,
} from '../../../../areas/safety/index.ts';
import { bringWords } from '../../../../platform/i18n.ts';
import { searchFor } from '../../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/investigation/list/')({
  validateSearch: searchFor<typeof investigationList>(),
  beforeLoad: () => bringWords(safetyInvestigationWords),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchInvestigations(context.queryClient, deps),
  component: InvestigationListScreen,
});
