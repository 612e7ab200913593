import { createFileRoute, Outlet } from '@tanstack/react-router';
import { DocumentsMenu, documentsWords, drivesQuery } from '../../areas/documents/index.ts';
import { bringWords, useTranslation } from '../../platform/i18n.ts';
import { requireMenu } from '../../shell/entry.ts';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';
import { NotFoundScreen } from '../../shell/trouble/not-found-screen.tsx';

const Documents = () => {
  const { t } = useTranslation();
  return (
    <AreaLayout label={t('documents.menu.label')} menu={<DocumentsMenu />}>
      <Outlet />
    </AreaLayout>
  );
};

export const Route = createFileRoute('/documentcenter')({
  beforeLoad: async ({ context }) => {
    await Promise.all([requireMenu(context.queryClient, 'Document'), bringWords(documentsWords)]);
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(drivesQuery),
  component: Documents,
  notFoundComponent: NotFoundScreen,
});
