import { createFileRoute } from '@tanstack/react-router';
import { ChooserScreen } from '../../../../areas/safety/index.ts';
export const Route = createFileRoute('/esms/report/new/')({
  component: ChooserScreen,
});
