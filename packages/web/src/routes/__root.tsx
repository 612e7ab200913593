import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { AreaLayout } from '../shell/frame/area-layout.tsx';
import { Frame } from '../shell/frame/layout.tsx';
import { loadFrame, requireSignedIn } from '../shell/shell-entry.ts';
import { NotFoundScreen } from '../shell/trouble/not-found-screen.tsx';
import { PortalFailure } from '../shell/trouble/route-failure.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page without the frame, such as the sign-in. */
    bare?: boolean;
  }
}

const Root = () => {
  const bare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) });
  if (bare) return <Outlet />;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
};

const NotFound = () => (
  <AreaLayout>
    <NotFoundScreen />
  </AreaLayout>
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location }) => requireSignedIn(location.pathname, location.href),
  loader: ({ context, location }) => loadFrame(context.queryClient, location.pathname),
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: PortalFailure,
});
