import { createFileRoute } from '@tanstack/react-router';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';
import { NotificationsScreen } from '../../shell/notifications/notification-screen.tsx';

const Page = () => (
  <AreaLayout>
    <NotificationsScreen />
  </AreaLayout>
);

export const Route = createFileRoute('/notifications/')({ component: Page });
