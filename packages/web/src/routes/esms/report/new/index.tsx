import { createFileRoute } from '@tanstack/react-router';
import { ReportStartScreen } from '../../../../areas/safety/index.ts';
export const Route = createFileRoute('/esms/report/new/')({
  component: ReportStartScreen,
});
