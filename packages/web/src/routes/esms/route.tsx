import { createFileRoute, Outlet } from '@tanstack/react-router';
import { IndicatorsMenuGroup } from '../../areas/indicators/index.ts';
import { countsQuery, SafetyMenu } from '../../areas/safety/index.ts';
import { safetyMenuWords } from '../../areas/safety/safety-menu.words.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';
import { requireMenu } from '../../shell/shell-entry.ts';
import { NotFoundScreen } from '../../shell/trouble/not-found-screen.tsx';

const Safety = () => {
  const { t } = useTranslation();
  return (
    <AreaLayout
      label={t(safetyMenuWords.label)}
      menu={
        <SafetyMenu>
          <IndicatorsMenuGroup />
        </SafetyMenu>
      }
    >
      <Outlet />
    </AreaLayout>
  );
};

export const Route = createFileRoute('/esms')({
  beforeLoad: async ({ context }) => {
    await requireMenu(context.queryClient, 'ESMS');
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(countsQuery),
  component: Safety,
  notFoundComponent: NotFoundScreen,
});
