import { createFileRoute } from '@tanstack/react-router';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';
import { NotificationSettingsScreen } from '../../shell/notifications/settings.tsx';

const Page = () => (
  <AreaLayout>
    <NotificationSettingsScreen />
  </AreaLayout>
);

export const Route = createFileRoute('/notifications/settings')({ component: Page });
