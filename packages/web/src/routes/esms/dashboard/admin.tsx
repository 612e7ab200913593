import { createFileRoute } from '@tanstack/react-router';
import { IndicatorAdminScreen, loadIndicatorAdmin } from '../../../areas/indicators/index.ts';

export const Route = createFileRoute('/esms/dashboard/admin')({
  loader: ({ context }) => loadIndicatorAdmin(context.queryClient),
  component: IndicatorAdminScreen,
});
