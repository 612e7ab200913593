import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen, type dashboardAddress, loadDashboard } from '../../../areas/indicators/index.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/esms/dashboard/')({
  validateSearch: searchFor<typeof dashboardAddress>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadDashboard(context.queryClient, deps),
  component: DashboardScreen,
});
