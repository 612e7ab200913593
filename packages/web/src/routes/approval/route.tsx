import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ApprovalMenu, approvalWords, countsQuery } from '../../areas/approval/index.ts';
import { bringWords, useTranslation } from '../../platform/i18n.ts';
import { requireMenu } from '../../shell/entry.ts';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';
import { NotFoundScreen } from '../../shell/trouble/not-found-screen.tsx';

const Approval = () => {
  const { t } = useTranslation();
  return (
    <AreaLayout label={t('approval.list.menu')} menu={<ApprovalMenu />}>
      <Outlet />
    </AreaLayout>
  );
};

export const Route = createFileRoute('/approval')({
  beforeLoad: async ({ context }) => {
    await Promise.all([requireMenu(context.queryClient, 'Approval'), bringWords(approvalWords)]);
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(countsQuery),
  component: Approval,
  notFoundComponent: NotFoundScreen,
});
