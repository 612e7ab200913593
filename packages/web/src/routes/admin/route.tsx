import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AdminMenu } from '../../areas/admin/index.ts';
import { useLeaveOnLostRight } from '../../areas/identity/index.ts';
import { bringMessages } from '../../platform/i18n.ts';
import { requireMenu } from '../../shell/entry.ts';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';

const Admin = () => {
  const { t } = useTranslation();
  useLeaveOnLostRight();
  return (
    <AreaLayout label={t('shell.admin.menu')} menu={<AdminMenu />}>
      <Outlet />
    </AreaLayout>
  );
};

export const Route = createFileRoute('/admin')({
  // Before the screens below ask for anything: who may not be here shall not even ask.
  beforeLoad: async ({ context }) => {
    await Promise.all([requireMenu(context.queryClient, 'Admin'), bringMessages('admin')]);
  },
  component: Admin,
});
