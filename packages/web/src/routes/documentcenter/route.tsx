import { createFileRoute, Outlet } from '@tanstack/react-router';
import { documentWords } from '../../areas/documents/document/document.words.ts';
import { DocumentsMenu, drivesQuery } from '../../areas/documents/index.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';
import { requireMenu } from '../../shell/shell-entry.ts';
import { NotFoundScreen } from '../../shell/trouble/not-found-screen.tsx';

const Documents = () => {
  const { t } = useTranslation();
  return (
    <AreaLayout label={t(documentWords.menu.label)} menu={<DocumentsMenu />}>
      <Outlet />
    </AreaLayout>
  );
};

export const Route = createFileRoute('/documentcenter')({
  beforeLoad: async ({ context }) => {
    await requireMenu(context.queryClient, 'Document');
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(drivesQuery),
  component: Documents,
  notFoundComponent: NotFoundScreen,
});
