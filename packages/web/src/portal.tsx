import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { beginAtTop } from './platform/begin-at-top.ts';
import { createQueryClient } from './platform/calls/query-client.ts';
import { routeTree } from './route-tree.gen.ts';
import { RouteFailure } from './shell/trouble/route-failure.tsx';
import { DialogLayer } from './ui/dialog/dialog-layer.tsx';
import { ToastLayer } from './ui/dialog/toast-layer.tsx';
import { notifyFailure } from './ui/dialog/toast-notify.ts';
import { guardAgainstStrayDrops } from './ui/files/target.ts';
import { cssVariables, theme } from './ui/look/theme.ts';

/** The router and the cache of a portal; the tests give a history of their own. */
export const createPortal = (history?: RouterHistory) => {
  const queryClient = createQueryClient(notifyFailure);
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context: { queryClient },
    defaultPreload: 'intent',
    // The query cache decides how long data stays fresh, not the router.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteFailure,
    scrollRestoration: true,
  });
  beginAtTop(router);
  return { router, queryClient };
};

const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.color-scheme' });

type Parts = ReturnType<typeof createPortal>;

export const Portal = ({ router, queryClient }: Parts) => {
  useEffect(guardAgainstStrayDrops, []);
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <ToastLayer />
          <DialogLayer />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
};

declare module '@tanstack/react-router' {
  interface Register {
    router: Parts['router'];
  }
}
