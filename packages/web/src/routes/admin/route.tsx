import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminMenu, adminWords } from '../../areas/admin/index.ts';
import { useLeaveOnLostRight } from '../../areas/identity/index.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';
import { screensUnder } from '../../shell/menu-screens.ts';
import { requireMenu } from '../../shell/shell-entry.ts';

const Admin = () => {
  const { t } = useTranslation();
  const screens = Route.useLoaderData();
  useLeaveOnLostRight();
  return (
    <AreaLayout label={t(adminWords.menu.label)} menu={<AdminMenu screens={screens} />}>
      <Outlet />
    </AreaLayout>
  );
};

export const Route = createFileRoute('/admin')({
  // Before the screens below ask for anything: who may not be here shall not even ask.
  beforeLoad: async ({ context }) => {
    await requireMenu(context.queryClient, 'Admin');
  },
  loader: () => screensUnder('Admin'),
  component: Admin,
});
