import '@mantine/core/styles.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './ui/global.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from './platform/i18n.ts';
import { setNavigator } from './platform/navigator.ts';
import { createQueryClient } from './platform/query-client.ts';
import { routeTree } from './route-tree.gen.ts';
import { keepSession } from './shell/keep-session.ts';
import { RouteFailure } from './shell/route-failure.tsx';
import { LateLayers } from './ui/late-layers.tsx';
import { notifyFailure } from './ui/notify.ts';
import { cssVariables, theme } from './ui/theme.ts';

const queryClient = createQueryClient(notifyFailure);

const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // The query cache decides how long data stays fresh, not the router.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RouteFailure,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.color-scheme' });

const App = () => (
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <LateLayers />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
);

export const start = async (): Promise<void> => {
  setNavigator((href) => void router.navigate({ href }));
  keepSession(queryClient);
  await startI18n();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);
};
