import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApprovalMenu, countsQuery } from '../../areas/approval/index.ts';
import { requireMenu } from '../../shell/entry.ts';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';
import { NotFoundScreen } from '../../shell/trouble/not-found-screen.tsx';

const Approval = () => {
  const { t } = useTranslation();
  return (
    <AreaLayout label={t('lists.menu')} menu={<ApprovalMenu />}>
      <Outlet />
    </AreaLayout>
  );
};

export const Route = createFileRoute('/approval')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(countsQuery);
    return requireMenu(context.queryClient, 'Approval');
  },
  component: Approval,
  notFoundComponent: NotFoundScreen,
});
