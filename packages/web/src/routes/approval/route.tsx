import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ApprovalMenu, countsQuery } from '../../areas/approval/index.ts';
import { approvalListWords } from '../../areas/approval/list/approval-list.words.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';
import { requireMenu } from '../../shell/shell-entry.ts';
import { NotFoundScreen } from '../../shell/trouble/not-found-screen.tsx';

const Approval = () => {
  const { t } = useTranslation();
  return (
    <AreaLayout label={t(approvalListWords.menu)} menu={<ApprovalMenu />}>
      <Outlet />
    </AreaLayout>
  );
};

export const Route = createFileRoute('/approval')({
  beforeLoad: async ({ context }) => {
    await requireMenu(context.queryClient, 'Approval');
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(countsQuery),
  component: Approval,
  notFoundComponent: NotFoundScreen,
});
